import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

export type FormErrorProps = {
  /** What happened; null shows nothing. */
  message: string | null;
  /** What was not lost, or the next step. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** What went wrong with a form as a whole, read out at once. Wrong values stand at their fields. */
export const FormError = ({ message, children, actions }: FormErrorProps) =>
  message === null ? null : (
    <Notice live tone="alarm" title={message} actions={actions}>
      {children}
    </Notice>
  );
