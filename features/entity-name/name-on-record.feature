Feature: The name of an entity that is on record

  @W4-name-suffix
  Rule: A delinquent or dissolved entity keeps its statutory language
    Scenario Outline: The statutory language is appended when the new name lacks it
      Given an entity of status <status> on record as "Acme LLC, Delinquent December 1, 2024"
      When its name is changed to "<typed>"
      Then the name is taken down as "<name>"

      Examples: Each status that keeps it
        | status | typed                                   | name                                    |
        | DQQ    | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | ADISS  | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | TDISS  | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | DISS3Y | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | JDISS  | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | VDISS  | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | DQQ    | Summit LLC, Delinquent December 1, 2024 | Summit LLC, Delinquent December 1, 2024 |

      Examples: Other statuses do not
        | status | typed      | name       |
        | GOOD   | Summit LLC | Summit LLC |

    Scenario Outline: The filer is told what comes first
      Given an entity of status <status> on record as "Acme LLC, Delinquent December 1, 2024"
      Then the filer is warned "<warning>"

      Examples:
        | status | warning                                                                                                                                                     |
        | DQQ    | This entity is delinquent. The statutory language stays in the name until you file a Statement Curing Delinquency. Cure the delinquency first to remove it. |
        | ADISS  | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | TDISS  | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | DISS3Y | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | JDISS  | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | VDISS  | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | GOOD   |                                                                                                                                                             |

  @W4-name-radio
  Rule: A filer who keeps the name keeps the old one, unchecked
    Scenario: The old name is restored
      Given an entity of status GOOD on record as "Acme LLC"
      And the filer has entered "Summit" as its new name
      When the filer answers "No" to changing the name
      Then the name is taken down as "Acme LLC"
      And the answer on the name is ""

    Scenario: A new name is checked
      Given an entity of status GOOD on record as "Acme LLC"
      And the filer has entered "Summit" as its new name
      When the filer answers "Yes" to changing the name
      Then the answer on the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."
