import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FlagList } from '#src/entities/settings/FlagList.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { FlagRow } from '../components/FlagRow.tsx';
import { siteFlagsQuery } from '../data/site-flags.ts';

function Flags() {
  const { t } = useLingui();
  return (
    <FlagList
      query={useQuery(siteFlagsQuery())}
      title={t`Features`}
      detail={t`Who has which feature. Changes apply from the next page on, and what members chose in the labs is kept.`}
      failed={t`The features could not be loaded`}
      none={t`There are no features to manage`}
      noneDetail={t`Features that are being tested are listed here.`}
      row={(flag) => <FlagRow key={flag.name} flag={flag} />}
    />
  );
}

/** Admin page of the feature flags (spec 000 §2.7: /settings/admin). */
export default function SiteFlagsPage() {
  return (
    <AdminFrame part="features">
      <Flags />
    </AdminFrame>
  );
}
