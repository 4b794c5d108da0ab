import { Trans, useLingui } from '@lingui/react/macro';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { ListSupporters200 } from '#generated/zod/listSupporters200.zod.ts';
import type { Supporter } from '#generated/zod/supporter.zod.ts';
import { BlogAvatarLink } from '#src/entities/blog/BlogAvatar.tsx';
import { BlogName } from '#src/entities/blog/BlogName.tsx';
import { paths } from '#src/paths/paths.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { BlogSettingsFrame } from '../components/BlogSettingsFrame.tsx';
import { supportersQuery } from '../memberships/data.ts';
import styles from '../memberships/Memberships.module.css';
import { SupporterTime } from '../memberships/SupporterWords.tsx';

const supportersOf = ({ response }: ListSupporters200): readonly Supporter[] => response.supporters;
const keyOf = ({ id }: Supporter): string => id;

function SupporterRow({ supporter }: { supporter: Supporter }) {
  const { blog, total, message } = supporter;
  return (
    <div className={styles.supporter}>
      <BlogAvatarLink blog={blog} size={44} />
      <div>
        <BlogName name={blog.name} />
        <small>
          <SupporterTime supporter={supporter} />
        </small>
        {message ? <q dir="auto">{message}</q> : null}
      </div>
      <b>{total.formatted}</b>
    </div>
  );
}

function Supporters({ blog: { name } }: { blog: Blog }) {
  const { t } = useLingui();
  return (
    <EndlessRows
      list={usePagedList(supportersQuery(name), supportersOf, keyOf)}
      keyOf={keyOf}
      label={t`Supporters`}
      errorText={t`The supporters could not be loaded.`}
      empty={
        <EmptyState
          art="yarn"
          title={<Trans>Nobody supports {name} yet</Trans>}
          action={<ButtonLink href={paths.memberships(name)}>{t`Plans and supporters`}</ButtonLink>}
        >
          <Trans>Who supports this blog is listed here, with their words to you.</Trans>
        </EmptyState>
      }
      row={(supporter) => <SupporterRow supporter={supporter} />}
    />
  );
}

/** Page of a blog's supporters, the latest first, for its admins (spec 001: /blog/{blogName}/post-plus/supporters). */
export default function SupportersPage() {
  const { t } = useLingui();
  return (
    <BlogSettingsFrame part="memberships" title={t`Supporters`} forAdmins>
      {(blog) => <Supporters key={blog.uuid} blog={blog} />}
    </BlogSettingsFrame>
  );
}
