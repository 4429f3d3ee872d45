import { fileURLToPath } from 'node:url';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import { boundaries } from './boundaries.js';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.afterAll = afterAll;

const root = fileURLToPath(new URL('../..', import.meta.url));
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const inFile = (file, code) => ({ filename: `${root}${file}`, code, name: `${file}: ${code}` });
const importing = (file, source) => inFile(file, `import { x } from '${source}';`);
const refused = (file, source, messageId) => ({
  ...importing(file, source),
  errors: [{ messageId }],
});

/** ARCHITECTURE.md, "who may import whom", written out a second time. */
const packages = [
  'contract',
  'koi-science',
  'knowledge',
  'vision',
  'domain',
  'db',
  'expert',
  'integrations',
];
const arrows = {
  'apps/web': ['contract', 'koi-science', 'knowledge'],
  'apps/server': ['domain', 'contract', 'db', 'expert', 'integrations'],
  'packages/domain': ['contract', 'koi-science', 'knowledge', 'db'],
  'packages/expert': ['contract', 'koi-science', 'knowledge', 'vision'],
  'packages/integrations': ['contract'],
  'packages/knowledge': ['koi-science'],
  'packages/db': ['contract'],
  'packages/contract': [],
  'packages/koi-science': [],
  'packages/vision': [],
};

const own = (zone) => zone.split('/')[1];
const pairs = Object.keys(arrows).flatMap((zone) =>
  packages
    .filter((to) => to !== own(zone))
    .map((to) => ({ zone, to, open: arrows[zone].includes(to) })),
);

tester.run('boundaries between packages', boundaries, {
  valid: [
    ...pairs
      .filter(({ open }) => open)
      .map(({ zone, to }) => importing(`${zone}/src/a.ts`, `@nishiki/${to}/b`)),
    importing('packages/expert/src/a.ts', '@nishiki/domain/ports'),
    importing('packages/integrations/src/a.ts', '@nishiki/domain/ports'),
  ],
  invalid: [
    ...pairs
      .filter(({ open }) => !open)
      .map(({ zone, to }) => refused(`${zone}/src/a.ts`, `@nishiki/${to}/b`, 'arrow')),
    refused('packages/expert/src/a.ts', '@nishiki/domain/guest/reserve-try', 'arrow'),
    {
      ...inFile('packages/db/src/a.ts', `await import('@nishiki/domain/ctx');`),
      errors: [{ messageId: 'arrow' }],
    },
    {
      ...inFile('packages/db/src/a.ts', `type X = import('@nishiki/domain/ctx').Ctx;`),
      errors: [{ messageId: 'arrow' }],
    },
    {
      ...inFile('packages/db/src/a.ts', `export { x } from '@nishiki/domain/ctx';`),
      errors: [{ messageId: 'arrow' }],
    },
  ],
});

tester.run('nothing imports apps, and packages are not entered by the side', boundaries, {
  valid: [
    importing('packages/db/src/schema/a.ts', '../b.ts'),
    importing('eslint.config.js', './tools/eslint/boundaries.js'),
  ],
  invalid: [
    refused('packages/domain/src/a.ts', '../../../apps/server/src/app.ts', 'apps'),
    refused('apps/web/src/lib/a.ts', '../../../server/src/app.ts', 'apps'),
    refused('bench/run.ts', '../apps/server/src/app.ts', 'apps'),
    refused('e2e/a.ts', '@nishiki/web/app', 'apps'),
    refused('apps/server/src/a.ts', '../../../packages/db/src/migrate.ts', 'outside'),
    refused('packages/db/src/a.ts', '../../contract/src/errors.ts', 'outside'),
  ],
});

tester.run('packages of npm', boundaries, {
  valid: [
    importing('packages/contract/src/a.ts', 'zod/mini'),
    importing('packages/contract/src/a.test.ts', 'vitest'),
    importing('packages/vision/src/a.ts', 'node:fs'),
    importing('packages/vision/src/a.ts', 'sharp'),
    importing('apps/web/src/app/a.tsx', 'react'),
  ],
  invalid: [
    refused('packages/contract/src/a.ts', 'hono', 'npm'),
    refused('packages/contract/src/a.ts', 'vitest', 'npm'),
    refused('packages/knowledge/src/a.ts', 'react', 'npm'),
    refused('packages/vision/src/a.ts', 'zod', 'npm'),
    refused('packages/koi-science/src/a.ts', 'zod', 'npm'),
  ],
});

tester.run('inside the web', boundaries, {
  valid: [
    importing('apps/web/src/features/pond/page.tsx', './form.tsx'),
    importing('apps/web/src/features/pond/page.tsx', '../../ui/button.tsx'),
    importing('apps/web/src/app/routes.ts', '../features/pond/page.tsx'),
    importing('apps/web/src/features/pond/page.tsx', '../../app/routes.ts'),
  ],
  invalid: [
    refused('apps/web/src/features/pond/page.tsx', '../koi/card.tsx', 'feature'),
    refused('apps/web/src/ui/button.tsx', '../features/koi/card.tsx', 'layer'),
    refused('apps/web/src/lib/api.ts', '../app/routes.ts', 'layer'),
  ],
});

tester.run('no barrel files', boundaries, {
  valid: [
    inFile('packages/db/src/a.ts', `export type { X } from './b.ts';`),
    inFile('e2e/index.ts', `export const x = 1;`),
  ],
  invalid: [
    {
      ...inFile('packages/db/src/index.ts', `export { x } from './b.ts';`),
      errors: [{ messageId: 'barrel' }],
    },
    {
      ...inFile('packages/db/src/a.ts', `export * from './b.ts';`),
      errors: [{ messageId: 'barrel' }],
    },
  ],
});
