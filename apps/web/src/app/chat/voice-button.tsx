import { Mic, Square } from 'lucide-react';
import { useRecording } from '../speech/use-recording.ts';
import { useSpeech } from '../speech/use-speech.ts';
import { useChatAbilities } from './abilities.ts';
import { IconButton } from './icon-button.tsx';

export type Voice = {
  readonly listening: boolean;
  /** What was said is being turned into words. */
  readonly reading: boolean;
  readonly failure: string | null;
  /** Null where neither browser nor site can turn speech into words. */
  readonly toggle: (() => void) | null;
};

/** By the browser where it can, or by the site where that is set up. */
export const useVoice = (onWords: (words: string) => void): Voice => {
  const { transcribes } = useChatAbilities();
  const speech = useSpeech(onWords);
  const recording = useRecording(onWords);
  if (speech.toggle !== null) return { ...speech, reading: false };
  return transcribes ? recording : { ...recording, toggle: null };
};

type VoiceButtonProps = {
  voice: Voice;
  /** Plan or trial has it. */
  allowed: boolean;
  /** Instead, where it is not allowed. */
  onRefused: () => void;
};

export const VoiceButton = ({ voice, allowed, onRefused }: VoiceButtonProps) => {
  if (voice.toggle === null) return null;
  const { listening, reading } = voice;
  return (
    <IconButton
      icon={listening ? Square : Mic}
      label={listening ? 'Stop listening' : reading ? 'Turning speech into words' : 'Speak'}
      aria-pressed={listening}
      aria-disabled={reading || undefined}
      onClick={allowed ? voice.toggle : onRefused}
    />
  );
};
