import { useCallback, useEffect, useRef, useState } from 'react';
import { toDataUrl } from '../analysis/data-url.ts';
import { PANEL_LIMIT } from '../analysis/photo-checks.ts';
import { preparePhoto } from '../analysis/prepare-photo.ts';
import { joinedBack, readDraft, writeDraft } from './composer-draft.ts';
import type { Said } from './use-thread.ts';

type Photo = {
  readonly name: string;
  /** Of the file, to show it by. */
  readonly shown: string;
  /** Null while it is made ready. */
  readonly dataUrl: string | null;
};

type Options = {
  /** Under which its words are kept in the tab; a place of its own for each conversation's place. */
  draftKey: string;
  /** The photo cannot be sent. */
  onRefused: (problem: unknown) => void;
};

/** What is being written: words, a photo, and whether it was spoken. */
export const useComposer = ({ draftKey, onRefused }: Options) => {
  const [text, setText] = useState(() => readDraft(draftKey));
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [spoken, setSpoken] = useState(false);
  /** Addresses of files stay good as long as the conversation that shows them. */
  const shown = useRef<string[]>([]);
  const chosen = useRef(0);
  useEffect(
    () => () => {
      for (const url of shown.current.splice(0)) URL.revokeObjectURL(url);
    },
    [],
  );

  const latest = useRef(text);
  const write = useCallback(
    (words: string) => {
      // At once, since words may be taken out and given back before the page is drawn again.
      latest.current = words;
      setText(words);
      writeDraft(draftKey, words);
      if (words.trim() === '') setSpoken(false);
    },
    [draftKey],
  );
  const hear = useCallback(
    (words: string) => {
      write(`${latest.current.trimEnd()} ${words}`.trim());
      setSpoken(true);
    },
    [write],
  );

  const attach = useCallback(
    async (file: File) => {
      const turn = (chosen.current += 1);
      const url = URL.createObjectURL(file);
      shown.current.push(url);
      setPhoto({ name: file.name, shown: url, dataUrl: null });
      try {
        const { blob, type } = await preparePhoto(file, PANEL_LIMIT);
        const dataUrl = await toDataUrl(blob, type);
        if (chosen.current === turn) setPhoto({ name: file.name, shown: url, dataUrl });
      } catch (problem) {
        if (chosen.current !== turn) return;
        setPhoto(null);
        onRefused(problem);
      }
    },
    [onRefused],
  );
  const detach = useCallback(() => {
    chosen.current += 1;
    setPhoto(null);
  }, []);

  /** Takes what is written out of the field; null where there is nothing to send, or not yet. */
  const take = (): Said | null => {
    if (photo !== null && photo.dataUrl === null) return null;
    if (text.trim() === '' && photo === null) return null;
    const said: Said = {
      text: text.trim(),
      photo: photo?.dataUrl ? { dataUrl: photo.dataUrl, shown: photo.shown } : null,
      voice: spoken,
    };
    write('');
    detach();
    return said;
  };
  /** Nothing that was entered is lost: what could not be sent comes back. */
  const giveBack = useCallback(
    ({ text: words, photo: sent, voice }: Said) => {
      write(joinedBack(words, latest.current));
      if (voice) setSpoken(true);
      if (sent !== null) setPhoto((now) => now ?? { ...sent, name: 'Photo' });
    },
    [write],
  );
  /** Keeps words for when the page is opened anew, without putting them into the field. */
  const keep = (words: string) => writeDraft(draftKey, words);
  const canSend = photo === null ? text.trim() !== '' : photo.dataUrl !== null;
  return { text, photo, spoken, canSend, write, hear, attach, detach, take, giveBack, keep };
};

export type ComposerApi = ReturnType<typeof useComposer>;
