import type { SignId } from '@nishiki/contract/condition';
import { useEffect, useMemo, useState } from 'react';
import { emptyDraft, withAnswer, withWater, type Draft } from './draft.ts';
import { readDraft, writeDraft } from './stored-draft.ts';
import type { WaterId } from './water-values.ts';

export type Telling = {
  readonly draft: Draft;
  /** Null takes an answer back. */
  readonly answer: (id: SignId, present: boolean | null) => void;
  readonly measure: (id: WaterId, text: string, unit?: string) => void;
  readonly live: (country: string | null) => void;
  readonly clear: () => void;
};

/** What the keeper tells, kept for the life of the tab. The first paint knows of nothing. */
export const useDraft = (): Telling => {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  useEffect(() => {
    // Whoever has told something meanwhile keeps that.
    void readDraft().then((kept) => {
      if (kept !== null) setDraft((now) => (now === emptyDraft ? kept : now));
    });
  }, []);
  const deeds = useMemo(() => {
    const change = (made: (draft: Draft) => Draft) =>
      setDraft((before) => {
        const after = made(before);
        writeDraft(after);
        return after;
      });
    return {
      answer: (id: SignId, present: boolean | null) =>
        change((before) => withAnswer(before, id, present)),
      measure: (id: WaterId, text: string, unit?: string) =>
        change((before) => withWater(before, id, text, unit)),
      live: (country: string | null) => change((before) => ({ ...before, country })),
      clear: () => change(() => emptyDraft),
    };
  }, []);
  return { draft, ...deeds };
};
