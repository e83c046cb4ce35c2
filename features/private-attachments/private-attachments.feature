Feature: Private attachments
  A filer of an entity that has been gone for years proves it with an affidavit or a photo ID. Neither is ever public.

  @W5-private @W2-privateattachments
  Rule: At least one private attachment is needed
    Scenario Outline: None is added
      Given the filing is <filing>
      And the filing is under the administrative fraud check
      And the filer is asked for the private attachments
      When the filer continues
      Then the problems are "Need to include private attachments."

      Examples:
        | filing                         |
        | a reinstatement                |
        | a statement curing delinquency |
        | a change of registered agent   |

    @browser-only
    Scenario: None is added to a reinstatement that is reviewed
      Given the filing is a reinstatement
      And the filing is under the administrative fraud check
      And the filer is asked for the private attachments
      When the filer continues
      Then the problems are "Need to include private attachments."

    Scenario: One is enough
      Given the filing is a reinstatement
      And the filing is under the administrative fraud check
      And the filer has filled in the private attachments
      When the filer continues
      Then the filer is at the additional information step

  @W5-private @W2-privateattachments
  Rule: A private attachment is an affidavit or a photo ID
    Scenario Outline: Which document a file is
      Given the filing is a reinstatement
      And the filer is asked for the private attachments
      When the filer adds to the private attachments:
        | file      | document   |
        | paper.pdf | <document> |
      And the filer continues
      Then the problem with the private attachments is "<problem>"

      Examples: The two that are taken
        | document  | problem |
        | Affidavit |         |
        | Photo ID  |         |

      Examples: Others
        | document       | problem                       |
        |                | Choose Affidavit or Photo ID. |
        | something else | Choose Affidavit or Photo ID. |

    Scenario: Both may be added, in several files
      Given the filing is a reinstatement
      And the filer is asked for the private attachments
      When the filer adds to the private attachments:
        | file          | document  |
        | affidavit.pdf | Affidavit |
        | front.jpg     | Photo ID  |
        | back.jpg      | Photo ID  |
      And the filer continues
      Then the problems are ""

  @W5-private @W9-constants
  Rule: At most five private attachments are added
    Scenario Outline: Private attachments are counted
      Given the filing is a reinstatement
      And the filer is asked for the private attachments
      When the filer adds <count> affidavits to the private attachments
      And the filer continues
      Then the problems are "<problem>"

      Examples:
        | count | problem                         |
        | 1     |                                 |
        | 5     |                                 |
        | 6     | Only 5 attachments are allowed. |

    Scenario: They are files of the same kinds as other attachments
      Given the filing is a reinstatement
      And the filer is asked for the private attachments
      When the filer adds to the private attachments:
        | file          | document  |
        | affidavit.exe | Affidavit |
      And the filer continues
      Then the problems are "".exe" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of this file."

  @W5-private-hidden
  Rule: A cure asks for the email and private attachments from five years of delinquency on
    Scenario Outline: How long the entity has been delinquent
      Given the filing is a statement curing delinquency
      And the time at the office is "11/20/2026 09:00 AM"
      And the entity has been delinquent since "<since>"
      Then the email step <is> part of the filing
      And the private attachments step <is> part of the filing

      Examples: Five years are over on the day itself
        | since      | is     |
        | 2016-01-31 | is     |
        | 2021-11-19 | is     |
        | 2021-11-20 | is     |
        | 2021-11-21 | is not |
        | 2026-11-01 | is not |

    Scenario: How long ago it was dissolved does not matter
      Given the filing is a statement curing delinquency
      And the entity has been dissolved since "2001-01-01"
      Then the email step is not part of the filing
      And the private attachments step is not part of the filing

  @W5-private-hidden
  Rule: A reinstatement asks for the email and private attachments from two years after the dissolution on
    Scenario Outline: How long ago the entity was dissolved
      Given the filing is a reinstatement
      And the time at the office is "<today>"
      And the entity has been dissolved since "<since>"
      Then the email step <is> part of the filing
      And the private attachments step <is> part of the filing

      Examples: Two years are over on the day itself
        | today               | since      | is     |
        | 11/20/2026 09:00 AM | 2001-01-31 | is     |
        | 11/20/2026 09:00 AM | 2024-11-19 | is     |
        | 11/20/2026 09:00 AM | 2024-11-20 | is     |
        | 11/20/2026 09:00 AM | 2024-11-21 | is not |
        | 11/20/2026 09:00 AM | 2026-11-01 | is not |

      Examples: The day changes in Denver, and a leap day passes with February
        | today               | since      | is     |
        | 11/19/2026 11:59 PM | 2024-11-20 | is not |
        | 11/20/2026 12:00 AM | 2024-11-20 | is     |
        | 02/28/2026 09:00 AM | 2024-02-29 | is not |
        | 03/01/2026 09:00 AM | 2024-02-29 | is     |

    Scenario: How long it has been delinquent does not matter
      Given the filing is a reinstatement
      And the entity has been delinquent since "2001-01-01"
      Then the email step is not part of the filing
      And the private attachments step is not part of the filing

  @T11-unknown @W5-private-hidden
  Rule: A day of delinquency or dissolution that is not known counts as the longer period
    C.R.S. 7-90-1003(1.5) asks more of an entity whose period of dissolution is not known from the records.

    Scenario Outline: The day of the one that the filing ends is not known
      Given the filing is <filing>
      And the day since which the entity has been <standing> is not known
      Then the email step <is> part of the filing
      And the private attachments step <is> part of the filing

      Examples:
        | filing                         | standing   | is     |
        | a reinstatement                | dissolved  | is     |
        | a reinstatement                | delinquent | is not |
        | a statement curing delinquency | delinquent | is     |
        | a statement curing delinquency | dissolved  | is not |
        | a change of registered agent   | delinquent | is not |
        | a change of registered agent   | dissolved  | is not |

    Scenario Outline: Another filing has restored the entity meanwhile
      Given the filing is <filing>
      And the entity is not <standing> by now
      Then the email step is not part of the filing
      And the private attachments step is not part of the filing

      Examples:
        | filing                         | standing   |
        | a reinstatement                | dissolved  |
        | a statement curing delinquency | delinquent |

    @api @browser
    Scenario: The filer is told of the review from the introduction on
      Given an entity that was dissolved on a day that is not known is on record
      When the filer opens the introduction of the restoring filing
      Then the introduction says of a review "The office reviews this filing before it takes effect. It asks for your email address and for documents that only its staff can see. You pay when you submit it. If it is rejected, the charge is refunded and you have 30 days to correct it."

  @W5-private-hidden
  Rule: A change of registered agent asks for them when the record of the entity is flagged
    Scenario Outline: The flag of the record
      Given the filing is <filing>
      And the entity is flagged for fraud
      Then the email step <is> part of the filing
      And the private attachments step <is> part of the filing

      Examples:
        | filing                               | is     |
        | a change of registered agent         | is     |
        | a change of principal office address | is not |
        | a reinstatement                      | is not |
        | a statement curing delinquency       | is not |
        | a periodic report                    | is not |
        | an amendment                         | is not |

    Scenario: Without the flag they are not asked for
      Given the filing is a change of registered agent
      And the entity has been delinquent since "2001-01-01"
      Then the email step is not part of the filing
      And the private attachments step is not part of the filing

  @W5-private-hidden @W2-intro
  Rule: A filer whose filing the office will review is told so before the first question
    @browser
    Scenario: The introduction of a filing that is reviewed
      Given an entity that stays dissolved for more than two years is on record
      When the filer opens the introduction of the restoring filing
      Then the introduction says of a review "The office reviews this filing before it takes effect. It asks for your email address and for documents that only its staff can see. You pay when you submit it. If it is rejected, the charge is refunded and you have 30 days to correct it."

    @browser
    Scenario: The introduction of a filing that takes effect at once
      Given an entity that stays dissolved within two years is on record
      When the filer opens the introduction of the restoring filing
      Then the introduction says of a review ""
