import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';

/** A link of the browser's own: it works where scripts, the network or the rest of the page do not. */
export const FirstAidLine = () => (
  <p>
    A fish in trouble? <a href={FIRST_AID}>First Aid</a> opens without a network, too.
  </p>
);
