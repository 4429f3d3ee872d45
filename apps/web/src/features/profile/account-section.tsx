import type { Profile } from '@nishiki/contract/account';
import { RouteLink } from '../../app/route-link.tsx';
import { balanceInWords } from '../../app/token-words.ts';
import { greetingName, planWords } from '../../lib/account-words.ts';
import { decimal, longDate } from '../../lib/formats.ts';
import { levelProgress } from '../../lib/level-progress.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Avatar } from './avatar.tsx';
import { Section } from './section.tsx';

const statsOf = (profile: Profile): readonly (readonly [name: string, words: string])[] => {
  const { level, name } = levelProgress(profile.experience_points);
  const days = profile.daily_streak;
  return [
    ['Member since', longDate(new Date(profile.created_at))],
    ['Plan', planWords(profile.plan)],
    ['Tokens remaining', balanceInWords(profile)],
    ['Tokens used', decimal(profile.total_tokens_used)],
    ['Level', `${level}, ${name}`],
    ['Experience', `${decimal(profile.experience_points)} points`],
    ['Daily streak', days === 1 ? '1 day' : `${decimal(days)} days`],
    ['Show tickets', decimal(profile.show_tickets)],
  ];
};

/** Who is signed in and what the account holds. */
export const AccountSection = ({ profile }: { profile: Profile }) => (
  <Section id="account">
    <div className="flex flex-wrap items-center gap-5">
      <Avatar avatar={profile.avatar} />
      <div className="min-w-0 space-y-1">
        <p className="font-serif text-xl break-words">{greetingName(profile) ?? profile.email}</p>
        {greetingName(profile) !== null && (
          <p className="break-words text-muted">{profile.email}</p>
        )}
        <Badge>{profile.badge}</Badge>
      </div>
    </div>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {statsOf(profile).map(([name, words]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-lg font-semibold">{words}</dd>
        </div>
      ))}
    </dl>
    <RouteLink to="support" className={buttonClass('secondary')} />
  </Section>
);
