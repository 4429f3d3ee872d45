import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { hasStoredSession } from '../../lib/auth-client.ts';
import type { PhotoTool } from './photo-tool.ts';

/** After the first paint; nothing on the page waits for it. */
const DELAY_MS = 1200;

/** Seconds that an analysis took lately on this site, null while unknown. Also catches up on tries. */
export const useIdentifyStatus = ({ tries, counter }: PhotoTool): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const status = await call('identifyStatus', {}, { signal: controller.signal });
      // Asked by a keeper, the count is nobody's: the device's own is a guest's.
      if (!hasStoredSession()) tries.atLeast(status[counter].used);
      if (status.measured !== null) setSeconds(status.measured.medianMilliseconds / 1000);
    };
    // Without an answer the page says nothing about time, which is no failure worth telling.
    const timer = setTimeout(() => void ask().catch(() => undefined), DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [tries, counter]);
  return seconds;
};
