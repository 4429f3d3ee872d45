/** Server processes to spend tokens on, and to kill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@nishiki/contract/endpoints';

const program = fileURLToPath(new URL('./spend-server.ts', import.meta.url));

export type SpendServer = {
  readonly address: string;
  /** Kills it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
};

/** Limits are out of the way; what else a server needs is in `environment`. */
export const startSpendServer = async (
  environment: Record<string, string>,
): Promise<SpendServer> => {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { ...process.env, PHOTOS_PER_ADDRESS: '1000000', ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /ready (\S+)/.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
};

export type Spent =
  /** The whole answer arrived. */
  | { readonly status: number; readonly analysisId: string | null; readonly text: string }
  /** The connection broke, or there was nobody. */
  | { readonly status: null };

/** One photo for one token, as the browser sends it. */
export const spend = async (address: string, token: string, body: object = {}): Promise<Spent> => {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      image: 'data:image/jpeg;base64,AQID',
      analysisType: 'comprehensive',
      ...body,
    }),
  };
  const whole = await fetch(`${address}${endpoints.analyzeKoi.path}`, request)
    .then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => null,
    )
    .catch(() => null);
  if (whole === null) return { status: null };
  const answer = JSON.parse(whole.text) as { analysis?: { id: string } };
  return { ...whole, analysisId: answer.analysis?.id ?? null };
};
