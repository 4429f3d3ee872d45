import { FIRST_AID } from '@nishiki/knowledge/reference/first-aid-address';
import { Siren } from 'lucide-react';
import { Link } from 'react-router';

/** Above an answer about a fish in danger: the steps themselves are one click away. */
export const FirstAidBanner = () => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border-2 border-beni bg-beni-wash px-4 py-2 font-semibold">
    <Siren aria-hidden="true" className="size-5 shrink-0 text-beni" />
    <span className="flex-1">First aid comes first.</span>
    <Link
      to={FIRST_AID}
      className="inline-flex min-h-11 items-center text-beni underline decoration-1 underline-offset-4"
    >
      Open First Aid
    </Link>
  </p>
);
