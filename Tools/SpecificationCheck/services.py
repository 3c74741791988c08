"""Services on the loopback that answer as the real ones do, or fail in a chosen way."""

import http.server
import json
import threading
import time
import urllib.parse


def with_check_digit(digits):
    total = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits))
    return digits + str((10 - total % 10) % 10)


PET_55 = with_check_digit("400000000002")
PET_72 = with_check_digit("400000000003")
NAME_ONLY = with_check_digit("400000000004")
PET_WITH_ASH = with_check_digit("400000000001")
NUT_BAR = with_check_digit("560123456789")
NEGATIVE = with_check_digit("560123456790")

# Invented products, in the form of the answers of Open Food Facts.
PRODUCTS = {
    PET_WITH_ASH: {
        "pet": True, "product_name": "Felis Wet", "brands": "Felis, Otherbrand", "categories_tags": ["en:wet-cat-food"],
        "nutriments": {"crude-protein_100g": 10, "crude-fat_100g": 5, "crude-fiber_100g": 0.5, "moisture_100g": 80, "crude-ash_100g": 2},
    },
    PET_55: {
        "pet": True, "product_name": "Felis 55", "brands": "Felis",
        "nutriments": {"proteins_100g": 55, "fat_100g": 20, "crude-fibre_100g": 2, "moisture_100g": 8, "ash_100g": 7},
    },
    PET_72: {
        "pet": True, "product_name": "Felis 72", "brands": "Felis",
        "nutriments": {"proteins_100g": 72, "fat_100g": 36, "crude-fiber_100g": 2, "moisture_100g": 8, "ash_100g": 7},
    },
    NAME_ONLY: {"pet": True, "product_name": "Felis Name only", "brands": "Felis, Other"},
    NUT_BAR: {
        "product_name": "Nut bar", "product_name_languages": {"de": "Nussriegel", "en": "Nut bar", "pt": "Barra"},
        "brands": "Alp", "categories_tags": ["en:snacks"], "quantity": "40 g",
        "ingredients_text_languages": {
            "de": "Zucker, Glukosesirup, _Haselnüsse_, Emulgator: Lecithine",
            "en": "Sugar, glucose syrup, _hazelnuts_, emulsifier: lecithins",
        },
        "allergens_tags": ["en:nuts"], "traces_tags": ["en:milk"], "labels_tags": ["en:fair-trade"],
        "packaging_tags": ["en:paper"], "origins_tags": ["en:turkey"], "stores": "Markt", "countries_tags": ["en:germany"],
        "additives_tags": ["en:e322"], "nova_group": 4, "nutriscore_grade": "d", "completeness": 0.9,
        "last_modified_t": 1700000000, "created_t": 1600000000,
        "nutriments": {
            "energy-kj_100g": 2100, "energy-kcal_100g": 502, "fat_100g": 30.5, "saturated-fat_100g": 4,
            "carbohydrates_100g": 50, "sugars_100g": 45, "proteins_100g": 8, "salt_100g": 0.1,
        },
    },
    NEGATIVE: {"product_name": "Negative", "brands": "Neg", "nutriments": {"energy-kcal_100g": -250, "fat_100g": 3}},
}

# FatSecret's one-line summaries.
FOODS = [
    {"food_id": "1", "food_name": "Jerky", "food_type": "Generic",
     "food_description": "Per 3 oz - Calories: 240kcal | Fat: 3.00g | Carbs: 18.00g | Protein: 36.00g"},
    {"food_id": "2", "food_name": "Soup", "food_type": "Generic",
     "food_description": "Per 1 serving - Calories: 90kcal | Fat: 2.00g | Carbs: 12.00g | Protein: 4.00g"},
    {"food_id": "3", "food_name": "Toast", "food_type": "Generic",
     "food_description": "Per 2 slices - Calories: 180kcal | Fat: 2.00g | Carbs: 32.00g | Protein: 6.00g"},
    {"food_id": "4", "food_name": "Toast, Rye", "food_type": "Generic",
     "food_description": "Per 100g - Calories: 300kcal | Fat: 3.00g | Carbs: 60.00g | Protein: 9.00g"},
]


class Services:
    """Open (Pet) Food Facts and FatSecret on one port. `mode` is ok, 429, 500 or hang."""

    def __init__(self):
        self.mode = "ok"
        self.requests = []
        services = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def answer(self, status, text, headers=()):
                body = text.encode()
                self.send_response(status)
                for name, value in headers:
                    self.send_header(name, value)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def fails(self):
                if services.mode == "429":
                    self.answer(429, "", [("Retry-After", "120")])
                elif services.mode == "500":
                    self.answer(500, "")
                elif services.mode == "hang":
                    time.sleep(60)
                else:
                    return False
                return True

            def do_GET(self):
                services.requests.append(f"GET {self.path}")
                if self.fails():
                    return
                path = self.path.split("?")[0]
                is_pet = path.startswith("/pet")
                known = {number: product for number, product in PRODUCTS.items() if product.get("pet", False) == is_pet}
                if path.endswith("search") or path.endswith("search.pl"):
                    hits = [whole(number) for number in known]
                    self.answer(200, json.dumps({"count": len(hits), "page": 1, "products": hits}))
                    return
                number = path.split("/")[-1]
                if number in known:
                    self.answer(200, json.dumps({"code": number, "status": 1, "product": whole(number)}))
                else:
                    self.answer(404, json.dumps({"status": 0, "code": number}))

            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
                services.requests.append(f"POST {self.path} {body[:300]}")
                if self.fails():
                    return
                form = urllib.parse.parse_qs(body)
                if form.get("method") == ["foods.search"]:
                    words = form["search_expression"][0].lower().split()
                    hits = [food for food in FOODS if all(word in food["food_name"].lower() for word in words)]
                    self.answer(200, json.dumps({"foods": {"food": hits, "total_results": str(len(hits))}}))
                else:
                    self.answer(200, '{"status": 1, "status_verbose": "fields saved"}')

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_port}"


def whole(number):
    """Returns a product with its number, in English where it names no language."""
    return {"code": number, "lang": "en"} | {key: value for key, value in PRODUCTS[number].items() if key != "pet"}
