drop table third_party_sign_ins;
drop table third_party_links;
