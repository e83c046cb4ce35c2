/** Somebody who can sign on in developer environments. */
export interface SampleAccount {
  /** User name and subject. */
  id: string;
  password: string;
  name: string;
  email: string;
  roles: readonly string[];
}

/** The accounts of the embedded realm, documented for testers. Passwords protect nothing here. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    id: 'admin',
    password: 'registry-admin',
    name: 'Morgan Reyes',
    email: 'admin@registry.example',
    roles: ['BIZ_FRAUD'],
  },
  {
    id: 'filer',
    password: 'registry-filer',
    name: 'Casey Lindqvist',
    email: 'filer@registry.example',
    roles: [],
  },
];

export const findAccount = (id: string): SampleAccount | undefined =>
  SAMPLE_ACCOUNTS.find((account) => account.id === id);

/** The account that this user name and password belong to. */
export const signIn = (id: string, password: string): SampleAccount | undefined =>
  SAMPLE_ACCOUNTS.find((account) => account.id === id && account.password === password);
