import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { mailOverviewQuery } from '../data/site-mail.ts';
import { MailFigures } from './MailFigures.tsx';
import { MailGallery } from './MailGallery.tsx';
import { MailSending } from './MailSending.tsx';

/** Cards of the site's e-mails. */
export function SiteMail() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(mailOverviewQuery());
  if (data)
    return (
      <>
        <MailSending overview={data} />
        <MailGallery kinds={data.kinds} />
        <MailFigures figures={data.figures} />
      </>
    );
  if (!error) return <CardSkeleton />;
  return (
    <ErrorState
      title={t`The e-mails could not be loaded`}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {errorMessage(error, t`Nothing was changed.`)}
    </ErrorState>
  );
}
