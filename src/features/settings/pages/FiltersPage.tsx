import { Trans, useLingui } from '@lingui/react/macro';
import {
  getListFilteredContentInfiniteQueryOptions,
  getListFilteredTagsInfiniteQueryOptions,
  getRemoveFilteredContentMutationOptions,
  getRemoveFilteredTagMutationOptions,
} from '#generated/hooks/filters/filters.ts';
import type { FilteredContent } from '#generated/zod/filteredContent.zod.ts';
import type { FilteredTag } from '#generated/zod/filteredTag.zod.ts';
import type { ListFilteredContent200 } from '#generated/zod/listFilteredContent200.zod.ts';
import type { ListFilteredTags200 } from '#generated/zod/listFilteredTags200.zod.ts';
import { FiltersFrame } from '#src/entities/settings/FiltersFrame.tsx';
import { MutedItemRow } from '#src/entities/settings/MutedItemRow.tsx';
import { filtersSection } from '#src/entities/settings/sections/filters.ts';
import { UndoButton } from '#src/entities/settings/UndoButton.tsx';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import type { PagedList } from '#src/shared/lib/lists/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AddFilter } from '../components/AddFilter.tsx';
import { Expiry } from '../components/Expiry.tsx';
import { FilterScopes } from '../components/FilterScopes.tsx';
import { MemberSettingCards } from '../components/MemberSettingCards.tsx';
import { MemberSettings } from '../components/MemberSettings.tsx';

const tagsOf = ({ response }: ListFilteredTags200) => response.filteredTags;
const tagOf = ({ tag }: FilteredTag): string => tag;
const textsOf = ({ response }: ListFilteredContent200) => response.filteredContent;
const textOf = ({ content }: FilteredContent): string => content;

function FilterDetails({ filter }: { filter: Pick<FilteredTag, 'action' | 'expiresTs' | 'scopes'> }) {
  const { t } = useLingui();
  return (
    <>
      {filter.action === 'hide' ? t`Hidden` : t`Covered`} · <Expiry at={filter.expiresTs} />
      <FilterScopes scopes={filter.scopes} />
    </>
  );
}

function Tags({ list }: { list: PagedList<FilteredTag> }) {
  const { t } = useLingui();
  return (
    <EndlessRows
      list={list}
      keyOf={tagOf}
      label={t`Filtered tags`}
      errorText={t`Your list could not be loaded.`}
      empty={null}
      row={(filter) => (
        <MutedItemRow
          title={`#${filter.tag}`}
          detail={<FilterDetails filter={filter} />}
          action={
            <UndoButton
              call={getRemoveFilteredTagMutationOptions}
              request={{ tag: filter.tag }}
              label={t`Remove the filter #${filter.tag}`}
            >
              {t`Remove`}
            </UndoButton>
          }
        />
      )}
    />
  );
}

function Texts({ list }: { list: PagedList<FilteredContent> }) {
  const { t } = useLingui();
  return (
    <EndlessRows
      list={list}
      keyOf={textOf}
      label={t`Filtered texts`}
      errorText={t`Your list could not be loaded.`}
      empty={null}
      row={(filter) => (
        <MutedItemRow
          title={filter.content}
          detail={<FilterDetails filter={filter} />}
          action={
            <UndoButton
              call={getRemoveFilteredContentMutationOptions}
              request={{ params: { filtered_content: filter.content } }}
              label={t`Remove the filter “${filter.content}”`}
            >
              {t`Remove`}
            </UndoButton>
          }
        />
      )}
    />
  );
}

/** Page of filtered tags and texts. */
export default function FiltersPage() {
  const { t } = useLingui();
  const tags = usePagedList(
    getListFilteredTagsInfiniteQueryOptions(undefined, { query: paging }),
    tagsOf,
    tagOf,
  );
  const texts = usePagedList(
    getListFilteredContentInfiniteQueryOptions(undefined, { query: paging }),
    textsOf,
    textOf,
  );
  // Shows one placeholder for both lists, so that the layout does not shift.
  const awaited = [tags, texts].find(({ items, state }) => items === undefined && state !== 'error');
  const isShown = (list: unknown): boolean => awaited === undefined || awaited === list;
  const isEmpty = tags.items?.length === 0 && texts.items?.length === 0;
  return (
    <FiltersFrame
      page="filters"
      title={t`Filters`}
      detail={t`Filters check tags, texts, polls, picture descriptions and what a post reblogs. A covered post says which filter it was.`}
    >
      <AddFilter />
      {isEmpty ? (
        <EmptyState level={2} title={<Trans>You have no filters</Trans>} />
      ) : (
        <>
          {isShown(tags) ? (
            <section aria-label={t`Filtered tags`}>
              <Tags list={tags} />
            </section>
          ) : null}
          {isShown(texts) ? (
            <section aria-label={t`Filtered texts`}>
              <Texts list={texts} />
            </section>
          ) : null}
        </>
      )}
      {awaited ? null : (
        <MemberSettings>
          {(settings) => <MemberSettingCards cards={filtersSection.cards} settings={settings} />}
        </MemberSettings>
      )}
    </FiltersFrame>
  );
}
