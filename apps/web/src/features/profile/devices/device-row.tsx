import { Monitor, Smartphone } from 'lucide-react';
import { whenWords } from '../../../lib/date-words.ts';
import { longDate } from '../../../lib/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { problemOf } from '../../../lib/problem-words.ts';
import { useSignOutDevice, type Device } from './use-devices.ts';

const handheld = /android|iphone|ipad|ios|mobile/i;

export const DeviceRow = ({ device }: { device: Device }) => {
  const signOut = useSignOutDevice();
  const Icon = handheld.test(device.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device.device}
          {device.current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-sm text-muted">
          Signed in since {longDate(new Date(device.created_at))}, last used{' '}
          {whenWords(new Date(device.last_used_at))}
        </p>
        {signOut.isError && (
          <p role="alert" className="text-sm text-beni">
            It is still signed in. {problemOf(signOut.error).message}
          </p>
        )}
      </div>
      <Button
        aria-label={`Sign out this device: ${device.device}`}
        busy={signOut.isPending}
        busyText="Signing out..."
        onClick={() => signOut.mutate(device)}
      >
        Sign out this device
      </Button>
    </li>
  );
};
