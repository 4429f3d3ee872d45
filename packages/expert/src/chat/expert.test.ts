import { describe, expect, it } from 'vitest';
import { quiet, questionOf } from '../hosted/testing/conversation.ts';
import { scripted } from '../hosted/testing/scripted.ts';
import { createExpert } from './expert.ts';
import { readState, stateOf } from './state.ts';

const embedded = createExpert({ model: null, log: quiet });
const GASPING = 'My koi are gasping at the surface!';
const keeper = questionOf(['x']).keeper;

describe('the koi expert without a model', () => {
  it('hands its answer on in pieces that are the text', async () => {
    const words: string[] = [];
    const { text, meta, usage } = await embedded.answer(questionOf([GASPING]), {
      onWords: (more) => words.push(more),
      mayHost: true,
    });
    expect(words.length).toBeGreaterThan(1);
    expect(words.join('')).toBe(text);
    expect(meta).toMatchObject({ by: 'embedded', notice: null, firstAid: true });
    expect(usage).toBeNull();
  });

  it('stops between two pieces', async () => {
    const stop = new AbortController();
    const words: string[] = [];
    const answer = embedded.answer(questionOf([GASPING]), {
      onWords: (more) => {
        words.push(more);
        stop.abort();
      },
      signal: stop.signal,
      mayHost: true,
    });
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(words).toHaveLength(1);
  });

  it('gives first aid to an emergency and to nothing else', () => {
    expect(embedded.firstAid([{ role: 'keeper', text: GASPING }], keeper)?.meta.firstAid).toBe(
      true,
    );
    expect(embedded.firstAid([{ role: 'keeper', text: 'What is a Kohaku?' }], keeper)).toBeNull();
  });

  it.each([null, 5, 'x', {}, { open: { kind: 'gate', gate: 'none' } }, { open: 3, found: [4] }])(
    'reads on from a state that it does not know: %j',
    async (state) => {
      expect(readState(state)).toEqual({ open: null, found: [] });
      const question = questionOf(['Hello', { role: 'expert', text: 'Hello', state }, GASPING]);
      const { meta } = await embedded.answer(question, { onWords: () => undefined, mayHost: true });
      expect(meta.firstAid).toBe(true);
    },
  );

  it('keeps what it asked, and the latest findings that fit', () => {
    const open = { kind: 'measure', measure: 'ph' } as const;
    expect(readState(JSON.parse(JSON.stringify(stateOf(open, ['a']))))).toEqual({
      open,
      found: ['a'],
    });
    const long = 'x'.repeat(4000);
    expect(stateOf(null, ['old', long, 'new', long.slice(1)]).found).toEqual([
      'new',
      long.slice(1),
    ]);
  });
});

describe('the koi expert with a model', () => {
  const options = { onWords: () => undefined, mayHost: true };

  it('asks none when the money of the day is spent, nor for a greeting', async () => {
    const model = scripted(['Hello.']);
    const expert = createExpert({ model, log: quiet });
    expect(expert.model).toBe('scripted');
    await expert.answer(questionOf(['What is a Kohaku?']), { ...options, mayHost: false });
    await expert.answer(questionOf(['Hello!']), options);
    expect(model.prompts).toHaveLength(0);
  });

  it('says first aid at once, before the model is heard', async () => {
    const words: string[] = [];
    const model = scripted(['Test the water.']);
    const open = async () => {
      expect(words.join('').length).toBeGreaterThan(100);
      return model.open();
    };
    const reply = await createExpert({ model: { ...model, open }, log: quiet }).answer(
      questionOf([GASPING]),
      { onWords: (more) => words.push(more), mayHost: true },
    );
    const alone = embedded.firstAid([{ role: 'keeper', text: GASPING }], keeper);
    expect(reply.text.startsWith(alone?.text ?? '?')).toBe(true);
    expect(reply.usage).not.toBeNull();
  });
});
