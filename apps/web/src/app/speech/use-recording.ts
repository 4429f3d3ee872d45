import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { problemOf } from '../../lib/problem-words.ts';
import { toDataUrl } from '../analysis/data-url.ts';
import { failureWords } from './speech.ts';

/** Seconds after which a recording ends by itself; the server takes 2 MB. */
const LONGEST_S = 90;
const BITS_PER_SECOND = 64_000;

const types = ['audio/webm', 'audio/ogg', 'audio/mp4'];
const typeHere = (): string | undefined =>
  types.find((type) => MediaRecorder.isTypeSupported(type));

const canRecord = (): boolean => 'MediaRecorder' in window && 'mediaDevices' in navigator;

/** Why there is no microphone, by the browser's name of the error. */
const microphoneWords = (error: unknown): string | null =>
  failureWords(
    error instanceof DOMException && error.name === 'NotAllowedError'
      ? 'not-allowed'
      : 'audio-capture',
  );

/**
 * Speech recorded here and turned into words by the provider of the operator's choice. `toggle` is
 * null where the browser cannot record.
 */
export const useRecording = (onWords: (words: string) => void) => {
  const [state, setState] = useState<'idle' | 'listening' | 'reading'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<MediaRecorder | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      if (running.current?.state === 'recording') running.current.stop();
    };
  }, []);

  const read = async (pieces: Blob[], type: string): Promise<void> => {
    setState('reading');
    try {
      const bare = type.split(';')[0] ?? type;
      const { text } = await call('transcribe', { audio: await toDataUrl(new Blob(pieces), bare) });
      if (text.trim() === '') setFailure(failureWords('no-speech'));
      else onWords(text.trim());
    } catch (problem) {
      setFailure(problemOf(problem).message);
    }
    setState('idle');
  };
  const start = async (): Promise<void> => {
    setFailure(null);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const mimeType = typeHere();
      const recorder = new MediaRecorder(stream, {
        audioBitsPerSecond: BITS_PER_SECOND,
        ...(mimeType !== undefined && { mimeType }),
      });
      const pieces: Blob[] = [];
      const timer = setTimeout(() => recorder.stop(), LONGEST_S * 1000);
      recorder.ondataavailable = ({ data }) => pieces.push(data);
      recorder.onstop = () => {
        clearTimeout(timer);
        for (const track of stream.getTracks()) track.stop();
        running.current = null;
        // Whoever has gone on is not listened to.
        if (!left.current) void read(pieces, recorder.mimeType);
      };
      running.current = recorder;
      recorder.start();
      setState('listening');
    } catch (error) {
      setFailure(microphoneWords(error));
      setState('idle');
    }
  };
  const toggle = () => {
    if (running.current !== null) running.current.stop();
    else if (state === 'idle') void start();
  };
  return {
    listening: state === 'listening',
    reading: state === 'reading',
    failure,
    toggle: canRecord() ? toggle : null,
  };
};
