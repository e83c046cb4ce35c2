Feature: Whether a certificate is genuine, and still true
  A certificate of good standing carries a number and a QR code. Anyone who holds it can find out whether this office issued it, what it said
  on its day, and whether that is still true.

  @W7-gscert
  Rule: A certificate is still true while its entity is in good standing under its name
    Scenario Outline: What became of what it said
      Given a certificate that says "Aspen Ledger LLC" is in good standing
      When the record says that "<name>" is <status>
      Then the certificate is <standing>

      Examples:
        | name             | status                | standing                    |
        | Aspen Ledger LLC | in good standing      | still true                  |
        | Aspen Books LLC  | in good standing      | of a former name            |
        | Aspen Ledger LLC | noncompliant          | no longer true              |
        | Aspen Ledger LLC | delinquent            | no longer true              |
        | Aspen Books LLC  | delinquent            | no longer true              |
        | Aspen Ledger LLC | voluntarily dissolved | of an entity that has ended |
        | Aspen Books LLC  | merged                | of an entity that has ended |

  @W7-gscert
  Rule: A certificate says what the entity is, since when, and that it is in good standing
    Scenario Outline: The type of the entity takes its article
      When a certificate is made out for an entity of the type "<type>"
      Then it says of the entity "is <article and type> formed under the law of Colorado on March 5, 2010, has complied with all applicable requirements of this office, and is in good standing with this office. It has been assigned the entity identification number 20101000001."

      Examples:
        | type                               | article and type                      |
        | Limited liability company          | a Limited liability company           |
        | Article 55 cooperative association | an Article 55 cooperative association |

  @W7-gscert
  Rule: The number is read as it is copied
    Scenario Outline: Letters, spaces and hyphens
      Given the filer is asked for the number of a certificate
      When the filer enters "<number>" as the text to search for
      And the filer continues
      Then the problem with the text to search for is "<problem>"

      Examples:
        | number              | problem |
        | 4F7K-22QX-90BD-M3TA |         |
        | 4f7k22qx90bdm3ta    |         |
        | 4F7K 22QX 90BD M3TA |         |
        |                     | Enter the 16 letters and digits of the certificate number. |
        | 4F7K-22QX-90BD-M3T  | Enter the 16 letters and digits of the certificate number. |
        | [41 letters]        | Must be at most 40 characters |
        | 4F7K-22QX-90BD-M3Té | Invalid characters entered: é |
        | 4F7K-22QX-90BD-M3T! | Enter the 16 letters and digits of the certificate number. |

  @W7-gscert @api-only
  Rule: The registry knows the certificates that it has issued, and no others
    Scenario: A certificate that was just issued
      Given the registry has issued a certificate for the entity "20101000001"
      When somebody checks that certificate
      Then the certificate is still true

    Scenario: The same certificate is issued again on the same day
      Given the registry has issued a certificate for the entity "20101000001"
      When the registry issues another one for the entity "20101000001"
      Then both have the same number

    Scenario: A number that was never issued
      When somebody checks the certificate "4F7K22QX90BDM3TA"
      Then no such certificate was issued

  @W7-gscert @browser-only
  Rule: A visitor is told what a certificate is worth
    Scenario: A genuine certificate
      Given the registry has issued a certificate for the entity "20101000001"
      When somebody checks that certificate
      Then the filer is told "This certificate is genuine, and what it says is still true."
      And "Aspen Ledger LLC" is shown for "Name"

    Scenario: A certificate that nobody issued
      When somebody checks the certificate "4F7K22QX90BDM3TA"
      Then the filer is told "This office has issued no certificate with this number."
