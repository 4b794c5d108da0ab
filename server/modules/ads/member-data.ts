import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  leftOut: {
    rewarded_ads: 'which ads you watched for an hour without ads, so that each is counted once',
    house_ads: 'belong to the site, which shows them also when their author has left',
    house_ad_views: 'which ads of the site you saw within two days, for the limit of a day',
    hidden_ads: 'which ads of the site you do not want to see again',
    hidden_ad_companies: 'of which companies you do not want to see ads',
    ad_company_reports: 'what you told staff about ads of another company',
    ad_reports: 'what you told staff about an ad of the site',
  },
};
