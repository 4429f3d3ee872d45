import { useState, type KeyboardEvent } from 'react';

const stateOf = (event: KeyboardEvent) => event.getModifierState('CapsLock');

/** Whether Caps Lock was on at the last key, and the handlers of the field that wants to know. */
export const useCapsLock = () => {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(stateOf(event));
  return { on, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
};
