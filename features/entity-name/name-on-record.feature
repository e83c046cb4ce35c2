Feature: The name of an entity that is on record
  The words that mark an entity as delinquent or dissolved are part of its name by law, until it is restored. A change of name must not
  make them disappear.

  @W4-name-suffix
  Rule: A delinquent or dissolved entity keeps its statutory language
    Scenario Outline: The statutory language is appended when the new name lacks it
      Given an entity that is <status> is on record as "Acme LLC, Delinquent December 1, 2024"
      When the name of the entity is changed to "<typed>"
      Then the name is stored as "<name>"

      Examples: Each status that keeps it
        | status                                     | typed                                   | name                                    |
        | delinquent                                 | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | administratively dissolved                 | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | dissolved at the end of its term           | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | dissolved after three years of delinquency | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | judicially dissolved                       | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | voluntarily dissolved                      | Summit LLC                              | Summit LLC, Delinquent December 1, 2024 |
        | delinquent                                 | Summit LLC, Delinquent December 1, 2024 | Summit LLC, Delinquent December 1, 2024 |

      Examples: Every other status does not
        | status           | typed      | name       |
        | in good standing | Summit LLC | Summit LLC |
        | yet to be formed   | Summit LLC | Summit LLC |
        | existing         | Summit LLC | Summit LLC |
        | noncompliant     | Summit LLC | Summit LLC |
        | withdrawn        | Summit LLC | Summit LLC |
        | converted        | Summit LLC | Summit LLC |
        | merged           | Summit LLC | Summit LLC |

    Scenario Outline: The statutory language is the last two parts of the name between commas
      Given an entity that is delinquent is on record as "<on record>"
      When the name of the entity is changed to "<typed>"
      Then the name is stored as "<name>"

      Examples:
        | on record                                 | typed                                | name                                  |
        | Acme, Bell, LLC, Delinquent March 3, 2021 | Summit LLC                           | Summit LLC, Delinquent March 3, 2021  |
        | Acme LLC, Delinquent March 3, 2021        | Summit, LLC                          | Summit, LLC, Delinquent March 3, 2021 |
        | Acme LLC, Delinquent March 3, 2021        | Summit LLC, Delinquent March 3, 2021 | Summit LLC, Delinquent March 3, 2021  |
        | Acme, LLC                                 | Summit LLC                           | Summit LLC                            |
        | Acme, Bell, LLC                           | Summit LLC                           | Summit LLC                            |
        | Acme LLC                                  | Summit LLC                           | Summit LLC                            |
        | Acme LLC, Delinquent March 3, 2021        |                                      |                                       |

    Scenario Outline: The language is that of the record, once, whatever was entered with the new name
      Given an entity that is delinquent is on record as "Acme LLC, Delinquent March 3, 2021"
      When the name of the entity is changed to "<typed>"
      Then the name is stored as "<name>"

      Examples:
        | typed                                                             | name                                 |
        | Summit LLC, DELINQUENT MARCH 3, 2021                              | Summit LLC, Delinquent March 3, 2021 |
        | Summit LLC, Delinquent January 9, 2020                            | Summit LLC, Delinquent March 3, 2021 |
        | Summit LLC, Dissolved May 1, 2020                                 | Summit LLC, Delinquent March 3, 2021 |
        | Summit LLC, Delinquent March 3, 2021, Delinquent March 3, 2021    | Summit LLC, Delinquent March 3, 2021 |
        | , Delinquent March 3, 2021                                        |                                      |

    Scenario Outline: The language does not count for the length of the name
      Given an entity that is delinquent is on record as "Acme LLC, Delinquent March 3, 2021"
      And the filer is asked for the entity name
      When the filer continues with "<typed>" as the name
      Then the problem with the name is "<problem>"

      Examples: At the limit
        | typed                                         | problem                        |
        | [196 letters] LLC                             |                                |
        | [196 letters] LLC, Delinquent March 3, 2021   |                                |
        | [197 letters] LLC                             | Must be at most 200 characters |
        | [197 letters] LLC, Delinquent March 3, 2021   | Must be at most 200 characters |

    @api @browser
    Scenario: A delinquent company of the sample registry keeps its language and the commas of its own
      Given an entity that is delinquent is on record as "Smith, Jones, LLC, Delinquent March 3, 2025"
      When the name of the entity is changed to "Smith & Lee, LLC"
      Then the name is stored as "Smith & Lee, LLC, Delinquent March 3, 2025"

    Scenario Outline: The filer reads the warning with the name on record
      Given an entity that is <status> is on record as "<name>"
      Then the filer is warned "<warning>"

      @browser
      Examples: Delinquent, and in good standing
        | status           | name                                        | warning                                                                                                                                                     |
        | delinquent       | Smith, Jones, LLC, Delinquent March 3, 2025 | This entity is delinquent. The statutory language stays in the name until you file a Statement Curing Delinquency. Cure the delinquency first to remove it. |
        | in good standing | Raven Mesa Studios LLC                      |                                                                                                                                                             |

      Examples: Dissolved
        | status                     | name                                                | warning                                                                                                                                               |
        | administratively dissolved | Elk Crossing Outfitters LLC, Dissolved June 2, 2025 | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it. |

    Scenario Outline: The filer is told what comes first
      Given an entity that is <status> is on record as "Acme LLC, Delinquent December 1, 2024"
      Then the filer is warned "<warning>"

      Examples:
        | status                                     | warning                                                                                                                                                     |
        | delinquent                                 | This entity is delinquent. The statutory language stays in the name until you file a Statement Curing Delinquency. Cure the delinquency first to remove it. |
        | administratively dissolved                 | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | dissolved at the end of its term           | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | dissolved after three years of delinquency | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | judicially dissolved                       | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | voluntarily dissolved                      | This entity is dissolved. The statutory language stays in the name until you file Articles of Reinstatement. Reinstate the entity first to remove it.       |
        | in good standing                           |                                                                                                                                                             |
        | yet to be formed                             |                                                                                                                                                             |
        | existing                                   |                                                                                                                                                             |
        | noncompliant                               |                                                                                                                                                             |
        | withdrawn                                  |                                                                                                                                                             |
        | converted                                  |                                                                                                                                                             |
        | merged                                     |                                                                                                                                                             |

  @W4-name-radio @W5-yesno
  Rule: Who files on an entity on record is asked whether its name changes
    Scenario: The answer is asked for
      Given an entity that is in good standing is on record as "Acme LLC"
      And the filer is asked for the entity name
      When the filer continues
      Then the problem with the name change is "Choose Yes or No."

    Scenario: Any other answer is refused
      Given an entity that is in good standing is on record as "Acme LLC"
      And the filer is asked for the entity name
      When the filer continues with an answer about the name change that is not offered
      Then the problem with the name change is "Choose Yes or No."

    Scenario: With yes the new name is asked for
      Given an entity that is in good standing is on record as "Acme LLC"
      And the filer is asked for the entity name
      When the filer chooses "Yes" as the name change
      And the filer continues
      Then the problems are "Enter the name you want to use"

    Scenario: With no nothing else is asked for, and the old name stands
      Given an entity that is in good standing is on record as "Acme LLC"
      And the filer is asked for the entity name
      When the filer chooses "No" as the name change
      And the filer continues
      Then the filer is at the additional information step

    @browser-only
    Scenario: A filer reads the name on record before answering
      Given an entity that is in good standing is on record as "Raven Mesa Studios LLC"
      And the filer is asked for the entity name
      Then "Raven Mesa Studios LLC" is shown for "Name on record"

    @browser
    Scenario: A filer who does not answer is asked to
      Given an entity that is in good standing is on record as "Raven Mesa Studios LLC"
      And the filer is asked for the entity name
      When the filer continues
      Then the problem with the name change is "Choose Yes or No."

    @browser
    Scenario: A filer who keeps the name is asked for no other
      Given an entity that is in good standing is on record as "Raven Mesa Studios LLC"
      And the filer is asked for the entity name
      When the filer chooses "No" as the name change
      And the filer continues
      Then the filer is at the additional information step

    @browser
    Scenario: A filer who changes the name has to say to what
      Given an entity that is in good standing is on record as "Raven Mesa Studios LLC"
      And the filer is asked for the entity name
      When the filer chooses "Yes" as the name change
      And the filer continues
      Then the problems are "Enter the name you want to use"

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

  @W4-name-radio @W5-amend-change
  Rule: A filer who changes the name gives another one than the one on record
    Scenario Outline: The new name is compared with the one on record as it would be stored
      Given an entity that is <status> is on record as "<on record>"
      And the filer is asked for the entity name
      When the filer chooses "Yes" as the name change
      And the filer continues with "<typed>" as the name
      Then the problem with the name is "<problem>"

      Examples: The same name
        | status           | on record                          | typed                              | problem                                                        |
        | in good standing | Acme LLC                           | Acme LLC                           | This is the name on record. Enter another one, or choose "No". |
        | in good standing | Acme LLC                           | [3 spaces]Acme LLC                 | This is the name on record. Enter another one, or choose "No". |
        | delinquent       | Acme LLC, Delinquent March 3, 2021 | Acme LLC                           | This is the name on record. Enter another one, or choose "No". |
        | delinquent       | Acme LLC, Delinquent March 3, 2021 | Acme LLC, Delinquent March 3, 2021 | This is the name on record. Enter another one, or choose "No". |

      Examples: Another name, be it by its letters alone
        | status           | on record                          | typed     | problem |
        | in good standing | Acme LLC                           | ACME LLC  |         |
        | in good standing | Acme LLC                           | Acme, LLC |         |
        | delinquent       | Acme LLC, Delinquent March 3, 2021 | Acme Ltd. |         |

    @browser
    Scenario: A filer who types the name on record is told so before the next step
      Given an entity that is in good standing is on record as "Raven Mesa Studios LLC"
      And the filer is asked for the entity name
      When the filer chooses "Yes" as the name change
      And the filer continues with "Raven Mesa Studios LLC" as the name
      Then the problem with the name is "This is the name on record. Enter another one, or choose "No"."

  @W4-name-radio @W5-name-term
  Rule: A name on record that lacks a required term has to change now
    Scenario Outline: Whether the filer may keep the name
      Given an entity that is in good standing is on record as "<name>"
      Then the filer <is> asked whether the name changes

      Examples:
        | name                                  | is     |
        | Acme LLC                              | is     |
        | Acme LLC, Delinquent December 1, 2024 | is     |
        | Acme                                  | is not |

    @browser
    Scenario: The name of a company of the sample registry has to change
      Given an entity that is in good standing is on record as "Lodgepole Trading Post"
      Then the filer is not asked whether the name changes
      And the filer is warned "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

    @browser-only
    Scenario: The name on record itself is refused until it has a term
      Given an entity that is in good standing is on record as "Lodgepole Trading Post"
      And the filer is asked for the entity name
      When the filer continues with "Lodgepole Trading Post" as the name
      Then the problem with the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

    @browser-only
    Scenario: The name on record with a term added is taken
      Given an entity that is in good standing is on record as "Lodgepole Trading Post"
      And the filer is asked for the entity name
      When the filer continues with "Lodgepole Trading Post LLC" as the name
      Then the filer is at the additional information step

    Scenario: An answer that it stays does not count
      Given an entity that is in good standing is on record as "Acme"
      And the filer is asked for the entity name
      When the filer chooses "No" as the name change
      And the filer continues
      Then the problem with the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."

  @W4-name-radio
  Rule: A filer who keeps the name keeps the old one, unchecked
    Scenario: The old name is restored
      Given an entity that is in good standing is on record as "Acme LLC"
      And the filer has entered "Summit" as the new name
      When the filer answers "No" to changing the name
      Then the name is stored as "Acme LLC"
      And the message about the name is ""

    @browser-only
    Scenario: The old name comes back when the filer thinks better of it
      Given an entity that is in good standing is on record as "Raven Mesa Studios LLC"
      And the filer has entered "Aspen Ledger LLC" as the new name
      When the filer answers "No" to changing the name
      Then the filer is at the additional information step
      And the name is stored as "Raven Mesa Studios LLC"

    @browser-only @W4-name-outcomes
    Scenario: A new name that somebody else has is refused
      Given an entity that is in good standing is on record as "Raven Mesa Studios LLC"
      And the filer has entered "Aspen Ledger LLC" as the new name
      When the filer answers "Yes" to changing the name
      Then the problem with the name is "That name is already being used in Colorado."

    @browser-only @W4-name-outcomes @W5-name-reserved
    Scenario: A new name that is reserved is asked about
      Given an entity that is in good standing is on record as "Raven Mesa Studios LLC"
      And the filer has entered "Silver Larch LLC" as the new name
      When the filer answers "Yes" to changing the name
      Then the filer is asked whether the reserved name may be used

    Scenario: A new name is checked
      Given an entity that is in good standing is on record as "Acme LLC"
      And the filer has entered "Summit" as the new name
      When the filer answers "Yes" to changing the name
      Then the message about the name is "The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time."
