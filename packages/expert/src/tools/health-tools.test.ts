import { emergencyIds } from '@nishiki/knowledge/first-aid/schema';
import { describe, expect, test } from 'vitest';
import { nobody } from '../chat/case.ts';
import { healthTools } from './health-tools.ts';
import { conditionTool } from './health/condition-tool.ts';
import { diagnoseTool } from './health/diagnose-tool.ts';
import { firstAidTool } from './health/first-aid-tool.ts';
import { reportTool } from './health/report-tool.ts';

const words = (result: { statements: readonly { text: string }[] }): string =>
  result.statements.map(({ text }) => text).join('\n');

test('names are lower case with underscores, as models expect them', () => {
  for (const { name } of healthTools) expect(name).toMatch(/^[a-z_]+$/);
});

describe('diagnose', () => {
  test('ranks, says on what it stands, and whom to tell', () => {
    const result = diagnoseTool.run(
      {
        signs: [
          { sign: 'gills-necrotic', present: true },
          { sign: 'sunken-eyes', present: true },
        ],
        water: { temperature: 22 },
        country: 'GB-ENG',
      },
      nobody,
    );
    expect(words(result)).toMatch(/Koi herpesvirus/);
    expect(words(result)).toMatch(/Stop all movement/);
    expect(result.data['report']).toMatchObject({ phone: '01305 206700' });
  });

  test('takes the keeper’s country where none is given', () => {
    const signs = [{ sign: 'gills-necrotic' as const, present: true }];
    const { data } = diagnoseTool.run({ signs }, { ...nobody, country: 'GB-WLS' });
    expect(data['report']).toMatchObject({ phone: '01305 206700' });
  });

  test.each([
    { signs: [{ sign: 'no-such-sign', present: true }] },
    { signs: [], water: { ph: 15 } },
    { signs: [], country: 'XX' },
  ])('refuses %o', (input) => {
    expect(diagnoseTool.input.safeParse(input).success).toBe(false);
  });
});

describe('first_aid', () => {
  test.each([...emergencyIds, 'heat', 'overdose', 'ph-crash'] as const)(
    '%s has steps in order',
    (emergency) => {
      const { statements, data } = firstAidTool.run({ emergency }, nobody);
      expect(statements.length).toBeGreaterThan(5);
      expect(data['path']).toMatch(/^\/first-aid/);
    },
  );

  test('deaths name the authority of the keeper’s country', () => {
    const keeper = { ...nobody, country: 'GB-NIR' };
    expect(words(firstAidTool.run({ emergency: 'deaths' }, keeper))).toMatch(/DAERA/);
  });
});

test('whom_to_report names England’s number for England alone, and the nations for the kingdom', () => {
  expect(words(reportTool.run({ country: 'GB-ENG' }, nobody))).toMatch(/01305 206700/);
  expect(words(reportTool.run({ country: 'GB-SCT' }, nobody))).not.toMatch(/01305/);
  expect(words(reportTool.run({ country: 'GB' }, nobody))).toMatch(/Marine Directorate.*DAERA/s);
  expect(words(reportTool.run({ country: 'US' }, nobody))).toMatch(/APHIS/);
});

describe('read_condition', () => {
  test('says everything of it, and the duty where there is one', () => {
    const { statements, data } = conditionTool.run({ condition: 'khv' }, nobody);
    expect(statements.length).toBeGreaterThan(8);
    expect(data['notifiable']).toContain('GB-ENG');
  });

  test('names no amount', () => {
    expect(words(conditionTool.run({ condition: 'skin-flukes' }, nobody))).not.toMatch(/\d ?mg\/l/);
  });

  test('knows no other ids', () => {
    expect(conditionTool.input.safeParse({ condition: 'plague' }).success).toBe(false);
  });
});
