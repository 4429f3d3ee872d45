/**
 * Who may import whom: the arrows of ARCHITECTURE.md as data. A zone without an entry here may
 * import none of our packages. `npm: null` leaves packages of npm to the zone's own package.json.
 */
const any = null;

/** What the rest of the house may see of the rules without being part of them. */
const domainPorts = ['domain/ports', 'domain/errors'];

export const zones = {
  'apps/web': { ours: ['contract', 'koi-science', 'knowledge'], npm: any },
  'apps/server': { ours: ['contract', 'domain', 'db', 'expert', 'integrations'], npm: any },
  'packages/domain': { ours: ['contract', 'koi-science', 'knowledge', 'db'], npm: any },
  'packages/expert': {
    ours: ['contract', ...domainPorts, 'koi-science', 'knowledge', 'vision'],
    npm: any,
  },
  'packages/integrations': { ours: ['contract', ...domainPorts, 'domain/billing/facts'], npm: any },
  'packages/db': { ours: ['contract'], npm: any },
  'packages/knowledge': { ours: ['koi-science'], npm: ['zod', 'minisearch'] },
  'packages/contract': { ours: [], npm: ['zod'] },
  'packages/koi-science': { ours: [], npm: [] },
  'packages/vision': { ours: [], npm: ['sharp', 'heic-decode', 'onnxruntime-web'] },
  bench: { ours: ['contract', 'db', 'domain', 'expert', 'knowledge', 'vision'], npm: any },
  e2e: { ours: ['contract', 'vision'], npm: any },
};

/** Only tests use these, so they are open to every zone's tests. */
export const testPackages = [
  'vitest',
  'fast-check',
  'msw',
  'oidc-provider',
  'smtp-server',
  'postal-mime',
  'yauzl',
];

/**
 * Inside the web: a folder of the first column imports nothing from the second. Features are
 * handled apart, since each of them is closed to all others.
 */
export const webLayers = {
  ui: ['app', 'features', 'koi-art'],
  'koi-art': ['app', 'features'],
  lib: ['app', 'features', 'koi-art'],
};
