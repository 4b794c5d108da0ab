import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Blog } from '#generated/zod/blog.zod.ts';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { BlogSettingsFrame } from '../components/BlogSettingsFrame.tsx';
import { ownProfileQuery } from '../memberships/data.ts';
import { IncomeCard } from '../memberships/IncomeCard.tsx';
import styles from '../memberships/Memberships.module.css';
import { PayoutCard, SwitchCard, WordsCard } from '../memberships/OfferCards.tsx';
import { PayoutsList } from '../memberships/PayoutsList.tsx';
import { PlansCard } from '../memberships/PlansCard.tsx';

function Memberships({ blog: { name } }: { blog: Blog }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(ownProfileQuery(name));
  if (!data)
    return error ? <ErrorState retrying={isFetching} onRetry={() => void refetch()} /> : <CardSkeleton />;
  const profile = data.response.memberships;
  const { supporterCount = 0, monthlyRevenue, income } = profile;
  // A blog that nobody ever supported has nothing to draw.
  const hasEarned = income?.months.some(({ paid, supporters }) => paid.amount > 0 || supporters.length > 0);
  return (
    <>
      <SettingsCard
        title={
          <Plural
            value={supporterCount}
            _0="Nobody supports this blog yet"
            one="# person supports this blog"
            other="# people support this blog"
          />
        }
      >
        {monthlyRevenue ? (
          <p>
            <span className={styles.sum}>{monthlyRevenue.formatted}</span>{' '}
            <Trans>are yours each month, without tax and fees.</Trans>
          </p>
        ) : null}
        <p className={styles.buttons}>
          <ButtonLink href={paths.supporters(name)}>{t`All supporters`}</ButtonLink>
          <ButtonLink href={paths.supportBlog(name)} variant="quiet">{t`How others see it`}</ButtonLink>
        </p>
      </SettingsCard>
      {income && hasEarned ? <IncomeCard blog={name} months={income.months} /> : null}
      <PlansCard blog={name} plans={profile.plans} />
      {income && hasEarned ? <PayoutsList {...income} /> : null}
      <PayoutCard blog={name} profile={profile} />
      <SwitchCard blog={name} profile={profile} />
      <WordsCard blog={name} profile={profile} />
    </>
  );
}

/** Page of a blog's memberships for its admins: people, money, plans (spec 001: /blog/{blogName}/post-plus). */
export default function MembershipsPage() {
  const { t } = useLingui();
  return (
    <BlogSettingsFrame part="memberships" title={t`Supporters and plans`} forAdmins>
      {(blog) => <Memberships key={blog.uuid} blog={blog} />}
    </BlogSettingsFrame>
  );
}
