import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { loadOnce } from '../../lib/load-once.ts';

const settings = loadOnce(() => call('authSettings', {}));

/** True where this installation sends no real mail: what it would have sent can be read on a page. */
export const useMailStandIn = (): boolean => {
  const [standIn, setStandIn] = useState(false);
  useEffect(() => {
    // Without an answer the link is left out, which is right almost everywhere.
    settings().then(
      ({ stand_ins }) => setStandIn(stand_ins.mail),
      () => undefined,
    );
  }, []);
  return standIn;
};
