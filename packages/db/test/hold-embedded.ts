/** A process to be killed in tests: holds the database of a data folder until SIGINT, then drains and stops. */
import pg from 'pg';
import { startEmbedded } from '../src/embedded/start-embedded.ts';
import { silentLog } from '../src/log.ts';

const embedded = await startEmbedded({
  dataDir: process.argv[2] ?? '',
  log: silentLog,
  durable: false,
}).catch((error: unknown) => {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : error);
  process.exit(1);
});

const drain = async (): Promise<void> => {
  // Long enough for a server that had got the signal too to be gone.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const client = new pg.Client({ connectionString: embedded.adminUrl });
  await client.connect();
  await client.query('select 1');
  await client.end();
  console.log('drained');
  await embedded.stop();
  process.exit(0);
};
process.on('SIGINT', () => void drain());
setInterval(() => {}, 60_000);
console.log(`ready ${embedded.pid}`);
