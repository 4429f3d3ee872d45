import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageAt } from '../match.ts';
import { isOwnPath, safeAddress } from './safe-address.ts';

type ChatLinkProps = {
  address: string;
  className?: string | undefined;
  children: ReactNode;
};

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * A link that an answer brought: pages of the product open in place, documents load, everything else
 * opens beside it and is told nothing of where it was clicked. What leads nowhere stays text.
 */
export const ChatLink = ({ address, className, children }: ChatLinkProps) => {
  const safe = safeAddress(address);
  if (safe === '') return <span>{children}</span>;
  const look = className === undefined ? {} : { className };
  if (!isOwnPath(safe))
    return (
      <a
        href={safe}
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
        {...look}
      >
        {children}
      </a>
    );
  return pageAt(pathOf(safe)) === undefined ? (
    <a href={safe} {...look}>
      {children}
    </a>
  ) : (
    <Link to={safe} {...look}>
      {children}
    </Link>
  );
};
