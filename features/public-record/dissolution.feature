Feature: What a dissolution leaves on record
  Whoever ends a business wants the record to say so from that day on, and owes it no more reports; others may have the name at once
  (C.R.S. 7-90-601.5). A dissolution that came late, or twice, must not end an entity that has come back.

  @T1-fold @T11-400
  Rule: A dissolution ends the standing, puts its day into the name and leaves no report due
    Scenario Outline: What is on record before and after the moment of effect
      Given an entity on which these filings are in force:
        | document | filing      | received            | takes effect   |
        | 20261    | dissolution | 11/25/2026 09:00 AM | <takes effect> |
      When the record is read on "12/15/2026" as it stood on "<day>"
      Then the "name" of that day is "<name>", set by "<set by>"
      And the "status" of that day is "<status>", set by "<set by>"
      And the "periodic report" of that day is "<due>", set by "<set by>"

      Examples: At once
        | takes effect        | day        | name                                  | status                | due        | set by                                      |
        | 11/25/2026 09:00 AM | 11/24/2026 | Acme LLC                              | Good Standing         | 2027-05-31 | On record before this registry kept changes |
        | 11/25/2026 09:00 AM | 11/25/2026 | Acme LLC, Dissolved November 25, 2026 | Voluntarily Dissolved |            | Document 20261, in effect since 11/25/2026  |

      Examples: On a later day, whose date the name has
        | takes effect        | day        | name                                 | status                | due        | set by                                      |
        | 12/01/2026 12:00 AM | 11/30/2026 | Acme LLC                             | Good Standing         | 2027-05-31 | On record before this registry kept changes |
        | 12/01/2026 12:00 AM | 12/01/2026 | Acme LLC, Dissolved December 1, 2026 | Voluntarily Dissolved |            | Document 20261, in effect since 12/01/2026  |

    Scenario: The agent and the office stay, for whoever winds up the affairs
      Given an entity on which these filings are in force:
        | document | filing      | received            | takes effect        |
        | 20261    | dissolution | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then the "registered agent" on record is "Ada Park"
      And the "principal office" on record is "1 First Street"

    Scenario: No due day makes a dissolved entity delinquent
      Given an entity on which these filings are in force:
        | document | filing      | received            | takes effect        |
        | 20261    | dissolution | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      When the record is read on "01/15/2028" as it stood on "01/15/2028"
      Then the "status" of that day is "Voluntarily Dissolved", set by "Document 20261, in effect since 11/25/2026"

    Scenario Outline: Whatever the standing was, the word "Dissolved" takes the place of other words of the law
      Given an entity on which these filings are in force:
        | document | status    | statutory language | filing      | received            | takes effect        |
        |          | <status>  | <language>         |             | 01/04/2026 12:00 AM | 01/04/2026 12:00 AM |
        | 20261    |           |                    | dissolution | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then the "name" on record is "Acme LLC, Dissolved November 25, 2026"
      And the "status" on record is "Voluntarily Dissolved"

      Examples:
        | status       | language                     |
        | existing     | none                         |
        | noncompliant | none                         |
        | delinquent   | none                         |
        | delinquent   | , Delinquent January 4, 2025 |

  @T1-fold
  Rule: A dissolution that finds the entity dissolved already changes nothing
    Scenario: A dissolution of a later day after one at once
      Given an entity on which these filings are in force:
        | document | filing      | received            | takes effect        |
        | 20261    | dissolution | 11/20/2026 09:00 AM | 12/01/2026 12:00 AM |
        | 20262    | dissolution | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then the "name" on record is "Acme LLC, Dissolved November 25, 2026"

    Scenario: The office has dissolved the entity before the day came
      Given an entity on which these filings are in force:
        | document | status                     | filing      | received            | takes effect        |
        |          | administratively dissolved |             | 11/28/2026 12:00 AM | 11/28/2026 12:00 AM |
        | 20261    |                            | dissolution | 11/20/2026 09:00 AM | 12/01/2026 12:00 AM |
      Then the "status" on record is "Administratively Dissolved"

  @T1-fold
  Rule: Cures, amendments and reinstatements beside a dissolution count in the order of their effects
    Scenario Outline: A delinquent entity files a cure and a dissolution
      Given an entity on which these filings are in force:
        | document | status     | statutory language           | filing                       | received            | takes effect        |
        |          | delinquent | , Delinquent January 4, 2025 |                              | 01/04/2026 12:00 AM | 01/04/2026 12:00 AM |
        | 20261    |            |                              | statement curing delinquency | 11/20/2026 09:00 AM | <cure>              |
        | 20262    |            |                              | dissolution                  | 11/25/2026 09:00 AM | <dissolution>       |
      Then the "name" on record is "<name>"
      And the "status" on record is "Voluntarily Dissolved"

      Examples: The cure first, also where staff approve it after the dissolution; and a cure that finds nothing to cure any more
        | cure                | dissolution         | name                                  |
        | 11/20/2026 09:00 AM | 11/25/2026 09:00 AM | Acme LLC, Dissolved November 25, 2026 |
        | 11/20/2026 09:00 AM | 12/01/2026 12:00 AM | Acme LLC, Dissolved December 1, 2026  |
        | 12/01/2026 12:00 AM | 11/25/2026 09:00 AM | Acme LLC, Dissolved November 25, 2026 |

    Scenario Outline: An amendment and a dissolution, in either order
      Given an entity on which these filings are in force:
        | document | name      | filing      | received            | takes effect  |
        | 20261    | Birch LLC |             | 11/20/2026 09:00 AM | <amendment>   |
        | 20262    |           | dissolution | 11/25/2026 09:00 AM | <dissolution> |
      Then the "name" on record is "<name>"

      Examples:
        | amendment           | dissolution         | name                                   |
        | 11/20/2026 09:00 AM | 11/25/2026 09:00 AM | Birch LLC, Dissolved November 25, 2026 |
        | 12/01/2026 12:00 AM | 11/25/2026 09:00 AM | Birch LLC, Dissolved November 25, 2026 |

    Scenario: A reinstatement brings a dissolved entity back under its name, and its reports are due again
      Given an entity on which these filings are in force:
        | document | filing        | received            | takes effect        |
        | 20261    | dissolution   | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20272    | reinstatement | 02/01/2027 09:00 AM | 02/01/2027 09:00 AM |
      When the record is read on "02/02/2027" as it stood on "02/02/2027"
      Then the "name" of that day is "Acme LLC", set by "Document 20272, in effect since 02/01/2027"
      And the "status" of that day is "Good Standing", set by "Document 20272, in effect since 02/01/2027"
      And the "periodic report" of that day is "2028-04-30", set by "Document 20272, in effect since 02/01/2027"

    Scenario: A cure that staff approve after the dissolution says what it did not change
      Given an entity on which these filings are in force:
        | document | status     | filing                       | received            | takes effect        |
        |          | delinquent |                              | 01/04/2026 12:00 AM | 01/04/2026 12:00 AM |
        | 20261    |            | statement curing delinquency | 11/20/2026 09:00 AM | 11/20/2026 09:00 AM |
        | 20262    |            | dissolution                  | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then staff who review document "20261" read "If you approve this filing, it does not change the name, the status and the periodic report that is due: document 20262 has changed that since this filing was received."
