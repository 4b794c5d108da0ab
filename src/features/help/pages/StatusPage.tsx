import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FullTime } from '#src/entities/post/parts/FullTime.tsx';
import { paths } from '#src/paths/paths.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from '../components/Help.module.css';
import { HelpFrame } from '../components/HelpFrame.tsx';
import { SERVICE_NAMES, STATUS_NAMES } from '../components/help-names.ts';
import { statusQuery } from '../data/help.ts';

/** State of the site's services, and their incidents. */
export default function StatusPage() {
  const { t, i18n } = useLingui();
  const { data: status, error } = useQuery({ ...statusQuery(), refetchInterval: 60_000 });
  if (error && !status) throw error;
  return (
    <HelpFrame
      title={t`Status of Skein`}
      lead={
        status?.status === 'ok' ? (
          <Trans>Everything works.</Trans>
        ) : status ? (
          <Trans>Not everything works as it should. We are on it.</Trans>
        ) : undefined
      }
      isDeeper
    >
      <PageHead title={t`Status of Skein`} canonical={paths.serviceStatus()} />
      <ul className={styles.list} aria-label={t`Parts of Skein`}>
        {status ? (
          status.components.map(({ name, status: state }) => (
            <li key={name} className={styles.service}>
              <span>{i18n._(SERVICE_NAMES[name])}</span>
              <span className={styles.state} data-status={state}>
                {i18n._(STATUS_NAMES[state])}
              </span>
            </li>
          ))
        ) : (
          <li>
            <RowSkeleton />
          </li>
        )}
      </ul>
      {status?.incidents.map((incident) => (
        <section key={incident.startedTs} className={styles.topic}>
          <h2>{incident.title}</h2>
          <div className={styles.article}>
            <p className={styles.date}>{incident.text}</p>
            <p className={styles.date}>
              <FullTime timestamp={incident.startedTs} />
              {incident.resolvedTs === undefined ? null : (
                <>
                  {' – '}
                  <FullTime timestamp={incident.resolvedTs} />
                </>
              )}
            </p>
          </div>
        </section>
      ))}
    </HelpFrame>
  );
}
