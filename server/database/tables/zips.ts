/** A ZIP code with the city and state it belongs to. */
export interface ZipCodeTable {
  zip: string;
  /** As the postal service prints it, in mixed case. */
  city: string;
  /** Two letters. */
  state: string;
}

export interface ZipTables {
  zip_code: ZipCodeTable;
}
