/** The browser's own speech recognition, as far as it is used here; TypeScript knows it in no library. */

type Alternative = { readonly transcript: string };
type Result = ArrayLike<Alternative> & { readonly isFinal: boolean };
type ResultEvent = Event & { readonly resultIndex: number; readonly results: ArrayLike<Result> };
type FailureEvent = Event & { readonly error: string };

export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: FailureEvent) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

type RecognitionClass = new () => Recognition;
type Listening = {
  SpeechRecognition?: RecognitionClass;
  webkitSpeechRecognition?: RecognitionClass;
};

/** Null where the browser has none. */
export const recognitionHere = (): RecognitionClass | null => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Listening;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
};

/** What was said since the last event, without what the browser still doubts. */
export const finalWords = ({
  resultIndex,
  results,
}: Pick<ResultEvent, 'resultIndex' | 'results'>) =>
  Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => result[0]?.transcript.trim() ?? '')
    .filter((words) => words !== '')
    .join(' ');

/** Why nothing is heard, in words; null where nothing need be said. */
export const failureWords = (error: string): string | null => {
  switch (error) {
    case 'aborted':
      return null;
    case 'not-allowed':
    case 'service-not-allowed':
      return 'Your browser may not use the microphone here. Allow it, or type instead.';
    case 'no-speech':
      return 'Nothing was heard. Try again, or type instead.';
    case 'audio-capture':
      return 'No microphone was found. Type instead.';
    default:
      return 'Your browser could not turn speech into words just now. Type instead.';
  }
};
