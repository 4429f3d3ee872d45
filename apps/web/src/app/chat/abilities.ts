import type { Output } from '@nishiki/contract/endpoints';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { loadOnce } from '../../lib/load-once.ts';

export type ChatAbilities = Output<'chatAbilities'>;

const load = loadOnce(() => call('chatAbilities', {}));
let known: ChatAbilities = { model: null, transcribes: false };

/** Who answers here and what else is set up; as if nothing were, until the server says so. */
export const useChatAbilities = (): ChatAbilities => {
  const [abilities, setAbilities] = useState(known);
  useEffect(() => {
    let live = true;
    load().then(
      (told) => {
        known = told;
        if (live) setAbilities(told);
      },
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, []);
  return abilities;
};
