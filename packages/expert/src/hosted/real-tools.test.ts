import { describe, expect, it } from 'vitest';
import { answerOf } from '../chat/answer.ts';
import { tools } from '../tools/all.ts';
import { hostedReply, questionOf } from './testing/conversation.ts';
import { scripted } from './testing/scripted.ts';
import { schemaOf } from './tools-for-model.ts';
import { uncited } from '@nishiki/knowledge/statement';

const sheet = answerOf({
  skill: 'x',
  intent: 'health',
  lead: [uncited('Test the water first.')],
});
const ask = (text: string, ...steps: Parameters<typeof scripted>[0]) => {
  const model = scripted(steps);
  return {
    model,
    reply: hostedReply(model, { question: questionOf([text]), answers: [sheet], tools }),
  };
};

describe('the tools as a model gets them', () => {
  it.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
    expect(name).toMatch(/^[a-z][a-z0-9_]{2,63}$/);
    expect(tool.description.length).toBeGreaterThan(20);
    expect(schemaOf(tool).schema).toMatchObject({ type: 'object' });
  });

  it('have each their name', () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  });

  it('give no dose on a volume and on gates that a model made up', async () => {
    const input = {
      treatment: 'permanganate',
      litres: 12_000,
      volume_found: 'measured',
      temperature_c: 22,
      aerated: true,
      watched: true,
      peroxide_ready: true,
      uv_off: true,
      confirmed_by_microscope: true,
      zeolite_in_filter: false,
      fish_in_distress: false,
      khv_or_svc_suspected: false,
      given_before: [],
      other_fish: [],
    };
    const { model, reply } = ask(
      'How much potassium permanganate do I need?',
      { tool: 'treatment_dose', input },
      'Test the water first. Give 24 g of potassium permanganate.',
    );
    expect((await reply).text).toBe('Test the water first.');
    expect(model.prompts[1]).toContain('Nobody gave litres as 12000');
  });

  it('take the gates from the keeper’s words alone', async () => {
    const input = {
      treatment: 'permanganate',
      litres: 12_000,
      volume_found: 'measured',
      aerated: true,
      watched: true,
    };
    const { model, reply } = ask(
      'I guess the pond has 12000 litres. How much potassium permanganate?',
      { tool: 'treatment_dose', input },
      'Test the water first.',
    );
    await reply;
    const asEstimated = await ask(
      'I guess the pond has 12000 litres. How much potassium permanganate?',
      {
        tool: 'treatment_dose',
        input: { ...input, volume_found: 'estimated', aerated: undefined, watched: undefined },
      },
      'Test the water first.',
    );
    await asEstimated.reply;
    expect(resultIn(model.prompts[1])).toBe(resultIn(asEstimated.model.prompts[1]));
  });
});

/** What the tool answered. */
const resultIn = (prompt = '[]'): unknown => {
  const messages = JSON.parse(prompt) as { role: string; content: { output?: unknown }[] }[];
  const answer = messages.find(({ role }) => role === 'tool')?.content[0]?.output;
  expect(answer).toBeDefined();
  return JSON.stringify(answer);
};
