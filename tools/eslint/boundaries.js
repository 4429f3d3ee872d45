/** Lint rule: imports follow the arrows of zones.js, and a package is entered by its own entry points. */
import { isBuiltin } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testPackages, webLayers, zones } from './zones.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const fromRoot = (file) => relative(root, file).split(sep).join('/');

const zoneOf = (path) => {
  const parts = path.split('/');
  return ['apps', 'packages'].includes(parts[0]) ? parts.slice(0, 2).join('/') : parts[0];
};

const isTest = (path) => /\.test\.(ts|tsx|js|mjs)$|\/testing\/|\/test\//.test(path);

const allows = (list, target) =>
  list.some((entry) => target === entry || target.startsWith(`${entry}/`));

const packageName = (source) =>
  source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');

/** The folder below apps/web/src, and, among features, which one. */
const webPlace = (path) => {
  const [layer, feature] = path.replace('apps/web/src/', '').split('/');
  return { layer, feature };
};

const webComplaint = (from, to) => {
  if (!from.startsWith('apps/web/src/') || !to.startsWith('apps/web/src/')) return null;
  const here = webPlace(from);
  const there = webPlace(to);
  if (here.layer === 'features' && there.layer === 'features' && here.feature !== there.feature) {
    return { messageId: 'feature', data: { from: here.feature, to: there.feature } };
  }
  if (webLayers[here.layer]?.includes(there.layer)) {
    return { messageId: 'layer', data: { from: here.layer, to: there.layer } };
  }
  return null;
};

const relativeComplaint = (from, source) => {
  const to = fromRoot(resolve(root, dirname(from), source));
  if (zoneOf(to) !== zoneOf(from)) {
    if (to.startsWith('apps/')) return { messageId: 'apps', data: { to: zoneOf(to) } };
    // Settings of tools at the root belong to no package.
    return from.includes('/') ? { messageId: 'outside', data: { to: zoneOf(to) } } : null;
  }
  return webComplaint(from, to);
};

const npmComplaint = (from, zone, source) => {
  const name = packageName(source);
  const { npm } = zones[zone];
  if (npm === null || npm.includes(name) || isBuiltin(source)) return null;
  if (isTest(from) && testPackages.includes(name)) return null;
  return { messageId: 'npm', data: { from: zone, to: name } };
};

const complaintAbout = (from, source) => {
  const zone = zoneOf(from);
  if (source.startsWith('.')) return relativeComplaint(from, source);
  const own = /^@nishiki\/(.+)$/.exec(source)?.[1];
  if (own === undefined) return zones[zone] ? npmComplaint(from, zone, source) : null;
  if (['web', 'server'].includes(own.split('/')[0])) {
    return { messageId: 'apps', data: { to: `apps/${own.split('/')[0]}` } };
  }
  return allows(zones[zone]?.ours ?? [], own)
    ? null
    : { messageId: 'arrow', data: { from: zone, to: own } };
};

export const boundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arrow: '{{from}} may not import @nishiki/{{to}}: see the arrows in ARCHITECTURE.md.',
      npm: '{{from}} may not import the npm package {{to}}: it is kept free of it on purpose.',
      outside: 'A relative import may not leave its package: import @nishiki/... ({{to}}).',
      apps: 'Nothing may import {{to}}: what others need belongs in a package.',
      feature: 'The feature {{from}} may not import the feature {{to}}: move what both need.',
      layer: 'apps/web/src/{{from}} may not import from {{to}}: it lies below it.',
      barrel: 'No barrel files: import the file that has it.',
    },
  },
  create(context) {
    const from = fromRoot(context.filename);
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const complaint = complaintAbout(from, node.value);
      if (complaint !== null) context.report({ node, ...complaint });
    };
    const isIndex = /(^|\/)index\.(ts|tsx|js|mjs)$/.test(from);
    const checkExport = (node) => {
      if (node.source === null) return;
      if (isIndex || node.type === 'ExportAllDeclaration') {
        context.report({ node, messageId: 'barrel' });
      }
      check(node.source);
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      ExportNamedDeclaration: checkExport,
      ExportAllDeclaration: checkExport,
    };
  },
};
