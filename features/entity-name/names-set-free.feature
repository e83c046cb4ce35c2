Feature: When the name of an entity that lost its standing is free for others
  Whoever missed a report, or was dissolved by the office, has more than a year to come back under the old name. After that it must not
  keep others from using it (C.R.S. 7-90-601.5 and 7-90-601.6, and the office's FAQ on dissolution and reinstatement).

  Background:
    Given the filing is a limited liability company

  @T11-400
  Rule: The name of a delinquent or administratively dissolved entity stays unavailable for 400 days; then the day enters the name
    Scenario Outline: The name on record by the day at the office
      Given an entity named "Acme LLC" has been <status> since "<since>"
      And the time at the office is "<time>"
      Then the name of that entity is "<name>"

      Examples: The last moment of day 400, and the first of day 401
        | status                     | since      | time                | name                                  |
        | delinquent                 | 2025-11-01 | 11/02/2025 09:00 AM | Acme LLC                              |
        | delinquent                 | 2025-11-01 | 12/06/2026 11:59 PM | Acme LLC                              |
        | delinquent                 | 2025-11-01 | 12/07/2026 12:00 AM | Acme LLC, Delinquent November 1, 2025 |
        | delinquent                 | 2015-11-01 | 12/07/2026 12:00 AM | Acme LLC, Delinquent November 1, 2015 |
        | administratively dissolved | 2025-11-01 | 12/06/2026 11:59 PM | Acme LLC                              |
        | administratively dissolved | 2025-11-01 | 12/07/2026 12:00 AM | Acme LLC, Dissolved November 1, 2025  |

      Examples: Over a leap day
        | status     | since      | time                | name                                  |
        | delinquent | 2027-02-01 | 03/07/2028 11:59 PM | Acme LLC                              |
        | delinquent | 2027-02-01 | 03/08/2028 12:00 AM | Acme LLC, Delinquent February 1, 2027 |

      Examples: Statuses that change no name, and a day that is not known
        | status                     | since      | time                | name     |
        | in good standing           | 2015-11-01 | 12/07/2026 12:00 AM | Acme LLC |
        | noncompliant               | 2015-11-01 | 12/07/2026 12:00 AM | Acme LLC |
        | merged                     | 2015-11-01 | 12/07/2026 12:00 AM | Acme LLC |
        | delinquent                 |            | 12/07/2026 12:00 AM | Acme LLC |
        | administratively dissolved |            | 12/07/2026 12:00 AM | Acme LLC |

    Scenario: Statutory language that is on record stays as it is
      Given an entity named "Acme LLC, Administratively Dissolved March 3, 2001" has been administratively dissolved since "2001-03-03"
      Then the name of that entity is "Acme LLC, Administratively Dissolved March 3, 2001"

    Scenario Outline: Whether somebody else can have the name
      Given an entity named "Acme LLC" has been <status> since "<since>"
      And the time at the office is "<time>"
      When the name "Acme LLC" is checked
      Then the name is <outcome>

      Examples:
        | status                     | since      | time                | outcome       |
        | delinquent                 | 2025-11-01 | 12/06/2026 11:59 PM | not available |
        | delinquent                 | 2025-11-01 | 12/07/2026 12:00 AM | available     |
        | administratively dissolved | 2025-11-01 | 12/06/2026 11:59 PM | not available |
        | administratively dissolved | 2025-11-01 | 12/07/2026 12:00 AM | available     |
        | delinquent                 |            | 12/07/2026 12:00 AM | not available |

    @api
    Scenario Outline: The registry counts the days by its own clock
      Given an entity named "<name>" has been <status> for <days> days
      When the name "<name>" is checked
      Then the name is <outcome>

      Examples: 400 days, and 401
        | name                   | status                     | days | outcome       |
        | Buckthorn Bridge LLC   | delinquent                 | 400  | not available |
        | Camas Prairie Rail LLC | delinquent                 | 401  | available     |
        | Dry Fork Saddlery LLC  | administratively dissolved | 400  | not available |
        | Echo Basin Cabins LLC  | administratively dissolved | 401  | available     |

    @browser-only
    Scenario: A filer who asks for such a name too early is told that it is used
      Given an entity named "Buckthorn Bridge LLC" has been delinquent for 400 days
      And the filer is asked for the entity name
      When the filer continues with "Buckthorn Bridge LLC" as the name
      Then the problem with the name is "That name is already being used in Colorado."

    @browser-only
    Scenario: A filer gets such a name once its time is over
      Given an entity named "Camas Prairie Rail LLC" has been delinquent for 401 days
      And the filer is asked for the entity name
      When the filer continues with "Camas Prairie Rail LLC" as the name
      Then the filer is at the principal office address step

  @T11-400
  Rule: Any other dissolution puts its day into the name, and frees the name, at once
    Scenario Outline: The name on the day of the dissolution
      Given an entity named "Acme LLC" has been <status> since "2026-11-20"
      And the time at the office is "<time>"
      Then the name of that entity is "<name>"

      Examples:
        | status                                     | time                | name                                  |
        | voluntarily dissolved                      | 11/19/2026 11:59 PM | Acme LLC                              |
        | voluntarily dissolved                      | 11/20/2026 12:00 AM | Acme LLC, Dissolved November 20, 2026 |
        | judicially dissolved                       | 11/20/2026 12:00 AM | Acme LLC, Dissolved November 20, 2026 |
        | dissolved at the end of its term           | 11/20/2026 12:00 AM | Acme LLC, Dissolved November 20, 2026 |
        | dissolved after three years of delinquency | 11/20/2026 12:00 AM | Acme LLC, Dissolved November 20, 2026 |
