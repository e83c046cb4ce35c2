Feature: Mailing address
  A business that has its mail sent elsewhere says that alone. It need not state its office again, which might undo a move of the office that somebody else has filed.

  Background:
    Given the filing is a change of mailing address

  @W5-address @W5-required
  Rule: The filer enters where mail goes, unless it goes to the street address
    @api @browser
    Scenario: The parts of the address are asked for
      Given the filer is asked for the mailing address
      When the filer continues
      Then the problems are:
        | field            | problem                          |
        | mailing address  | Enter the address.               |
        | mailing city     | Enter the city.                  |
        | mailing ZIP code | Enter a valid ZIP / Postal code. |

    Scenario Outline: A part of the address is accepted or refused
      Given the filer has filled in the mailing address
      When the filer deselects the same mailing address option
      And the filer continues with "<text>" as the <part>
      Then the problem with the <part> is "<problem>"

      Examples: At the limits
        | part            | text         | problem |
        | mailing address | [2 letters]  |         |
        | mailing address | [50 letters] |         |

      @api
      Examples: Beyond the limits, and a PO Box
        | part            | text         | problem                       |
        | mailing address | [1 letters]  | Must be at least 2 characters |
        | mailing address | [51 letters] | Must be at most 50 characters |
        | mailing address | PO Box 12    |                               |
        | mailing city    | Cañon City   | Invalid characters entered: ñ |

    @api
    Scenario: An address abroad has a province
      Given the filer has filled in the mailing address
      When the filer deselects the same mailing address option
      And the filer enters "CA" as the mailing country
      And the filer continues with "Ontario" as the mailing province
      Then the problem with the mailing province is ""

    @api
    Scenario: Nothing is asked for when mail goes to the street address
      Given the filer has filled in the mailing address
      When the filer selects the same mailing address option
      And the filer enters "" as the mailing address
      And the filer continues
      Then the problem with the mailing address is ""

    Scenario Outline: Mail goes to the street address only where one is on record
      Given <street> of the office is on record
      And the filer has filled in the mailing address
      When the filer selects the same mailing address option
      And the filer continues
      Then the problem with the same mailing address option is "<problem>"

      Examples:
        | street             | problem                                                    |
        | the street address |                                                            |
        | no street address  | No street address is on record. Enter the mailing address. |

  @W4-address-dialog @W5-address-nomatch @W7-address
  Rule: The verifier is asked about the mailing address alone
    @browser-only
    Scenario: An address that is found nowhere is told to the filer
      Given the filer has filled in the mailing address
      When the filer deselects the same mailing address option
      And the filer enters the mailing address "99999 Nowhere Rd, Atlantis, CO 81999"
      And the filer continues
      Then the filer is told "Error - No match found. Review addresses and make sure you entered them correctly. Include the apt, unit, or suite number if applicable."

  @T1-fold
  Rule: Of the office only the mailing address changes
    Scenario: The street address is the one that stood on record before
      Given an entity on which these filings are in force:
        | document | principal office | mailing address | received            | takes effect        |
        | 20261    | 2 Second Street  |                 | 11/20/2026 09:00 AM | 11/20/2026 09:00 AM |
        | 20262    |                  | PO Box 7        | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
      Then the "principal office" on record is "2 Second Street"
      And the "mailing address" on record is "PO Box 7"

    Scenario: A move of the office that is approved late changes the street, and says what it does not change
      Given an entity on which these filings are in force:
        | document | principal office | mailing address | received            | takes effect        |
        | 20261    | 4 Cure Street    |                 | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20272    |                  | PO Box 7        | 05/02/2027 09:00 AM | 05/02/2027 09:00 AM |
      Then the "principal office" on record is "4 Cure Street"
      And the "mailing address" on record is "PO Box 7"
      And the history says of document "20261" "Did not change the mailing address, which document 20272 had changed since."

    Scenario: A later move of the office decides where mail goes as well
      Given an entity on which these filings are in force:
        | document | principal office | mailing address | received            | takes effect        |
        | 20261    |                  | PO Box 7        | 11/25/2026 09:00 AM | 11/25/2026 09:00 AM |
        | 20272    | 9 Later Street   |                 | 05/02/2027 09:00 AM | 05/02/2027 09:00 AM |
      Then the "principal office" on record is "9 Later Street"
      And the "mailing address" on record is ""
      And the history says of document "20261" "Did not change the mailing address, which document 20272 had changed since."
