import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign } from '#generated/zod/campaign.zod.ts';
import type { ListSiteCampaigns200 } from '#generated/zod/listSiteCampaigns200.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { CampaignItem } from '../components/CampaignItem.tsx';
import { siteCampaignsQuery } from '../data/admin.ts';

const campaignsOf = ({ response }: ListSiteCampaigns200): readonly Campaign[] => response.campaigns;
const keyOf = ({ id }: Campaign): string => id;

function Queue() {
  const { t } = useLingui();
  const list = usePagedList(siteCampaignsQuery(), campaignsOf, keyOf);
  return (
    <EndlessRows
      list={list}
      keyOf={keyOf}
      row={(campaign) => <CampaignItem campaign={campaign} />}
      label={t`Blazed posts`}
      errorText={t`The blazed posts could not be loaded.`}
      empty={
        <EmptyState title={<Trans>No blazed post waits</Trans>}>
          <Trans>
            What somebody paid to have shown is here until one of us said yes or no, the oldest first.
          </Trans>
        </EmptyState>
      }
    />
  );
}

/** Admin page of the blazed posts that wait for their review. */
export default function CampaignsPage() {
  return (
    <AdminFrame part="campaigns">
      <Queue />
    </AdminFrame>
  );
}
