Feature: The name of an entity that is on record

  @W4-name-suffix
  Rule: A delinquent or dissolved entity keeps its statutory language
    Scenario Outline: The statutory language is appended when the new name lacks it
      Given an entity with the status <status> is on record as "Acme LLC, Delinquent December 1, 2024"
      When the name of the entity is changed to "<typed>"
      Then the name is stored as "<name>"

      Examples: Each status that keeps it
        | status | typed                                   | name                                    |
        | DQQ    | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | ADISS  | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | TDISS  | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | DISS3Y | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | JDISS  | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | VDISS  | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | DQQ    | Summit LLC, Delinquent December 1, 2024 | Summit LLC, Delinquent December 1, 2024 |

      Examples: Every other status does not
        | status  | typed      | name       |
        | GOOD    | Summit LLC | Summit LLC |
        | DELAYED | Summit LLC | Summit LLC |
        | EXIST   | Summit LLC | Summit LLC |
        | NONCOMP | Summit LLC | Summit LLC |
        | WTHDRN  | Summit LLC | Summit LLC |
        | CONV    | Summit LLC | Summit LLC |
        | MERGED  | Summit LLC | Summit LLC |

    Scenario Outline: The statutory language is the last two parts of the name between commas
      Given an entity with the status DQQ is on record as "<on record>"
      When the name of the entity is changed to "<typed>"
      Then the name is stored as "<name>"

      Examples:
        | on record                                 | typed                                | name                                  |
        | Acme, Bell, LLC, Delinquent March 3, 2021 | Summit LLC                           | Summit LLC, Delinquent March 3, 2021  |
        | Acme LLC, Delinquent March 3, 2021        | Summit, LLC                          | Summit, LLC, Delinquent March 3, 2021 |
        | Acme LLC, Delinquent March 3, 2021        | Summit LLC, Delinquent March 3, 2021 | Summit LLC, Delinquent March 3, 2021  |
        | Acme, LLC                                 | Summit LLC                           | Summit LLC                            |
        | Acme LLC                                  | Summit LLC                           | Summit LLC                            |
        | Acme LLC, Delinquent March 3, 2021        |                                      |                                       |

    Scenario Outline: The filer is told what comes first
      Given an entity with the status <status> is on record as "Acme LLC, Delinquent December 1, 2024"
      Then the filer is warned "<warning>"

      Examples:
        | status  | warning                                                                                                                                                     |
        | DQQ     | This entity is delinquent. The statutory language stays in the name until you file a Statement Curing Delinquency. Cure the delinquency first to remove it. |
        | ADISS   | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | TDISS   | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | DISS3Y  | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | JDISS   | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | VDISS   | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | GOOD    |                                                                                                                                                             |
        | DELAYED |                                                                                                                                                             |
        | EXIST   |                                                                                                                                                             |
        | NONCOMP |                                                                                                                                                             |
        | WTHDRN  |                                                                                                                                                             |
        | CONV    |                                                                                                                                                             |
        | MERGED  |                                                                                                                                                             |

  @W4-name-radio @W5-yesno
  Rule: Who files on an entity on record is asked whether its name changes
    Scenario: The answer is asked for
      Given an entity with the status GOOD is on record as "Acme LLC"
      And the filer is asked for the entity name
      When the filer continues
      Then the problem with the name change is "Choose Yes or No."

    Scenario: Any other answer is refused
      Given an entity with the status GOOD is on record as "Acme LLC"
      And the filer is asked for the entity name
      When the filer continues with "something else" as the name change
      Then the problem with the name change is "Choose Yes or No."

    Scenario: With yes the new name is asked for
      Given an entity with the status GOOD is on record as "Acme LLC"
      And the filer is asked for the entity name
      When the filer chooses "Yes" as the name change
      And the filer continues
      Then the problems are "Enter the name you want to use"

    Scenario: With no nothing else is asked for, and the old name stands
      Given an entity with the status GOOD is on record as "Acme LLC"
      And the filer is asked for the entity name
      When the filer chooses "No" as the name change
      And the filer continues
      Then the filer is at the additional information step

    Scenario Outline: A formation has no name that could stay
      Given the filing is <filing>
      Then the filer is not asked whether the name changes

      Examples:
        | filing                                |
        | a limited liability company           |
        | a domestic profit corporation         |
        | a domestic nonprofit corporation      |
        | an Article 55 cooperative association |
        | an Article 56 cooperative             |

  @W4-name-radio @W5-name-term
  Rule: A name on record that lacks a required term has to change now
    Scenario Outline: Whether the filer may keep the name
      Given an entity with the status GOOD is on record as "<name>"
      Then the filer <is> asked whether the name changes

      Examples:
        | name                                  | is     |
        | Acme LLC                              | is     |
        | Acme LLC, Delinquent December 1, 2024 | is     |
        | Acme                                  | is not |

    Scenario: An answer that it stays does not count
      Given an entity with the status GOOD is on record as "Acme"
      And the filer is asked for the entity name
      When the filer chooses "No" as the name change
      And the filer continues
      Then the problem with the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

  @W4-name-radio
  Rule: A filer who keeps the name keeps the old one, unchecked
    Scenario: The old name is restored
      Given an entity with the status GOOD is on record as "Acme LLC"
      And the filer has entered "Summit" as the new name
      When the filer answers "No" to changing the name
      Then the name is stored as "Acme LLC"
      And the message about the name is ""

    Scenario: A new name is checked
      Given an entity with the status GOOD is on record as "Acme LLC"
      And the filer has entered "Summit" as the new name
      When the filer answers "Yes" to changing the name
      Then the message about the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."
