/** `npm run bench -- <name> [args]`: each measurement prints medians and ratios over several runs. */
export {};

const benches: Record<string, () => Promise<{ run(args: string[]): Promise<void> }>> = {
  photo: () => import('./photo.ts'),
  healthz: () => import('./healthz.ts'),
  memory: () => import('./memory.ts'),
  start: () => import('./start.ts'),
  norms: () => import('./norms.ts'),
  'reference-outline': () => import('./reference-outline.ts'),
  'score-spread': () => import('./score-spread.ts'),
  'page-weight': () => import('./page-weight.ts'),
  'auth-timing': () => import('./auth-timing.ts'),
  'sign-in': () => import('./sign-in.ts'),
  profile: () => import('./profile.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  'wallet-kill': () => import('./wallet-kill.ts'),
  search: () => import('./search.ts'),
  chats: () => import('./chats.ts'),
  barriers: () => import('./barriers.ts'),
  'till-books': () => import('./till-books.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = benches[name];
if (!load) {
  process.stderr.write(`Choose one of: ${Object.keys(benches).join(', ')}\n`);
  process.exit(1);
}
await (await load()).run(args);
