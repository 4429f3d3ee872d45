import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, withAnswer, withWater } from '../../app/told/draft.ts';
import { sendAssessment, toldOf } from './send-assessment.ts';

const heic = () => new File([new Uint8Array([1, 2, 3])], 'koi.heic', { type: 'image/heic' });
const options = () => ({ onStep: vi.fn(), signal: new AbortController().signal });

afterEach(() => vi.unstubAllGlobals());

describe('what is told with a photo', () => {
  it('leaves out what was not touched: it is not tested, and never zero', () => {
    expect(toldOf(emptyDraft)).toEqual({});
    expect(toldOf(withWater(emptyDraft, 'ammonia', ' '))).toEqual({});
  });

  it('holds signs that were looked for, water in our units and the country', () => {
    const draft = withWater(
      withAnswer(withAnswer(emptyDraft, 'gasping', true), 'flashing', false),
      'temperature',
      '68',
      '°F',
    );
    expect(toldOf({ ...draft, country: 'GB-ENG' })).toEqual({
      signs: [
        { id: 'gasping', present: true },
        { id: 'flashing', present: false },
      ],
      water: { temperature: 20 },
      country: 'GB-ENG',
    });
  });
});

describe('sending', () => {
  it('sends the photo as a data URL, words that are empty as none, and the key of the wish', async () => {
    const answer = { success: false, consultation: null, error: 'No' };
    const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(Response.json(answer));
    vi.stubGlobal('fetch', fetch);
    const key = '0198a2f4-0000-4000-8000-000000000001';
    const asked = { photo: heic(), symptoms: '', draft: emptyDraft };
    await expect(sendAssessment(asked, key, options())).resolves.toEqual(answer);
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/functions/v1/koi-health-assessment');
    expect(JSON.parse(request?.body as string)).toEqual({
      imageUrl: 'data:image/heic;base64,AQID',
      symptoms: null,
      koiId: null,
      idempotencyKey: key,
    });
  });

  it('refuses a water value that cannot be before anything leaves', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const draft = withWater(emptyDraft, 'ph', '70');
    await expect(
      sendAssessment({ photo: heic(), symptoms: '', draft }, 'k', options()),
    ).rejects.toThrow('One water value cannot be right');
    expect(fetch).not.toHaveBeenCalled();
  });
});
